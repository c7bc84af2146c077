/** Every migration by name, in the order of their names. A name and its statements never change once released. */
import type { Migration } from 'kysely/migration';
import { identityMigrations } from '../../identity/schema.ts';
import { game } from './0002-game.ts';
import { workRetries } from './0003-work-retries.ts';
import { livedUntil } from './0004-lived-until.ts';
import { standsStill } from './0005-stands-still.ts';
import { clubNameKeys } from './0006-club-name-keys.ts';
import { livePace } from './0007-live-pace.ts';
import { marketOverall } from './0008-market-overall.ts';
import { rulesets } from './0009-rulesets.ts';
import { dueWorkVersion } from './0010-due-work-version.ts';
import { engineVersion } from './0011-engine-version.ts';
import { retiredClubs } from './0012-retired-clubs.ts';
import { history } from './0014-history.ts';
import { titles } from './0015-titles.ts';
import { proofs } from './0016-proofs.ts';
import { lookalikeNames } from './0018-lookalike-names.ts';
import { departedIdentities } from './0019-departed-identities.ts';
import { operator } from './0020-operator.ts';
import { drawProofs } from './0021-draw-proofs.ts';
import { renamedClubs } from './0022-renamed-clubs.ts';
import { trainingPlans } from './0023-training-plans.ts';
import { absences } from './0024-absences.ts';
import { announcements } from './0025-announcements.ts';
import { playerCareers } from './0026-player-careers.ts';
import { playerSnapshots } from './0027-player-snapshots.ts';
import { transfers } from './0029-transfers.ts';
import { watchedPlayers } from './0030-watched-players.ts';
import { rewardChains } from './0031-reward-chains.ts';
import { friendlies } from './0032-friendlies.ts';
import { publishedChains } from './0034-published-chains.ts';
import { operators } from './0035-operators.ts';
import { boards } from './0036-boards.ts';
import { shownVisits } from './0037-shown-visits.ts';
import { notifications } from './0039-notifications.ts';
import { matchLooks } from './0040-match-looks.ts';
import { email } from './0044-email.ts';
import { pushLanguages } from './0045-push-languages.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  ...identityMigrations,
  '0002-game': game,
  '0003-work-retries': workRetries,
  '0004-lived-until': livedUntil,
  '0005-stands-still': standsStill,
  '0006-club-name-keys': clubNameKeys,
  '0007-live-pace': livePace,
  '0008-market-overall': marketOverall,
  '0009-rulesets': rulesets,
  '0010-due-work-version': dueWorkVersion,
  '0011-engine-version': engineVersion,
  '0012-retired-clubs': retiredClubs,
  '0014-history': history,
  '0015-titles': titles,
  '0016-proofs': proofs,
  '0018-lookalike-names': lookalikeNames,
  '0019-departed-identities': departedIdentities,
  '0020-operator': operator,
  '0021-draw-proofs': drawProofs,
  '0022-renamed-clubs': renamedClubs,
  '0023-training-plans': trainingPlans,
  '0024-absences': absences,
  '0025-announcements': announcements,
  '0026-player-careers': playerCareers,
  '0027-player-snapshots': playerSnapshots,
  '0029-transfers': transfers,
  '0030-watched-players': watchedPlayers,
  '0031-reward-chains': rewardChains,
  '0032-friendlies': friendlies,
  '0034-published-chains': publishedChains,
  '0035-operators': operators,
  '0036-boards': boards,
  '0037-shown-visits': shownVisits,
  '0039-notifications': notifications,
  '0040-match-looks': matchLooks,
  '0044-email': email,
  '0045-push-languages': pushLanguages,
};
