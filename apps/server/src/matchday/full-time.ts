/** Full time of the matches of a league that ended together: results, table, players, money and experience in one transaction. R-WLD-10 */
import { afterFullTime, type Competition, isFriendly } from '@mundo-manager/rules/competitions';
import { friendlyFullTime } from '@mundo-manager/rules/friendlies';
import { type FullTimeOutcome, fullTime } from '@mundo-manager/rules/matchday';
import { type Notification, resultNotification } from '@mundo-manager/rules/notifications';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { queueNotifications } from '../aggregates/notification-outbox.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { loadPlays, playedMatch, type StoredPlay } from '../simulation/stored-play.ts';
import { Overtaken } from '../storage/errors.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, workRandom } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { MATCH_CHANNEL } from './channel.ts';
import { keepCareers } from './keep-careers.ts';

/** Work 'full-time' of the matches of one league. A match that is finished already stays as it is. */
export function endMatches(context: WorldContext): WorkHandler<Payload<'full-time'>> {
  return async (work, { tx, now }) => {
    const { matchIds } = work.payload;

    const { plays, holders, loaded, competition } = await lockEnding(tx, matchIds);
    const { ruleset } = await context.rulesets.ofCompetition(tx, competition.id, now);
    const random = await workRandom(tx, work);

    const clubs = [...loaded.clubs.values()].map(({ club }) => club);
    const freePlayers = [...loaded.players.values()];
    const input = { competition, clubs, freePlayers, played: plays.map(playedMatch), now };
    const ended = isFriendly(competition) ? friendlyFullTime(input, ruleset) : fullTime(input, random, ruleset);

    await storeChanges(tx, loaded, changesOf(ended), causeOf(work), context.rulesets.at(now));
    if (!isFriendly(competition)) await keepCareers(tx, competition, plays, new Set(holders.keys()));
    await queueNotifications(tx, resultsOf(ended.competition, matchIds, now));

    await plan(tx, context, worksAfter(ended.competition, now));
    await notify(tx, MATCH_CHANNEL, competition.id);
  };
}

/** What full time works on. */
interface Ending {
  readonly plays: readonly StoredPlay[];
  readonly holders: Holders;
  readonly loaded: Loaded;
  readonly competition: Competition;
}

/** Locks the competition of these matches, their clubs, and the clubs where those who played are now. */
async function lockEnding(tx: Queries, matchIds: readonly string[]): Promise<Ending> {
  const plays = await loadPlays(tx, matchIds);
  const [competitionId] = plays.map(({ result }) => result.competitionId);
  if (competitionId === undefined || plays.length !== matchIds.length) {
    throw new Error(`${plays.length} of ${matchIds.length} matches have been played: ${matchIds.join(', ')}`);
  }
  const holders = await holdersOf(tx, plays);
  const sides = plays.flatMap(({ result }) => [result.home.id, result.away.id]);
  const loaded = await lockAndLoad(tx, { ...needsOf(holders, sides), competitions: [competitionId] });
  checkHolders(holders, loaded);
  const competition = loaded.competitions.get(competitionId);
  if (competition === undefined) throw new Error(`there is no competition ${competitionId}`);
  return { plays, holders, loaded, competition };
}

function changesOf(ended: FullTimeOutcome) {
  return { ...ended, competitions: [ended.competition], players: ended.freePlayers };
}

/** The results of these matches, for both clubs. */
function resultsOf({ matches }: Competition, matchIds: readonly string[], endedAt: number): readonly Notification[] {
  return matchIds
    .map((id) => matches[id])
    .filter((match) => match !== undefined)
    .flatMap((match) => [match.home, match.away].map(({ id }) => resultNotification({ clubId: id, match, endedAt })))
    .filter((notification) => notification !== null);
}

/** The draw of the next round of a cup, or the end of a competition that is all played. */
function worksAfter(competition: Competition, now: number): readonly WorldWork[] {
  const { id, name } = competition;
  const next = afterFullTime(competition);
  if (next === null) return [];
  if (next.kind === 'end')
    return [{ kind: name === 'MM League' ? 'league-end' : 'cup-end', id, dueAt: now, payload: { id } }];
  const { round, at } = next;
  return [{ kind: 'cup-draw', id: `${id}:${round}`, dueAt: at, payload: { id, round } }];
}

/** The present club of each player who played, null for a free one; players who left the game are missing. */
type Holders = ReadonlyMap<string, string | null>;

async function holdersOf(tx: Queries, plays: readonly StoredPlay[]): Promise<Holders> {
  const played = plays.flatMap(({ appearances }) => appearances.map(({ playerId }) => playerId));
  const rows = await tx.selectFrom('players').select(['id', 'club_id']).where('id', 'in', played).execute();
  return new Map(rows.map(({ id, club_id }) => [id, club_id]));
}

function needsOf(holders: Holders, sides: readonly string[]) {
  const clubs = new Set([...sides, ...[...holders.values()].filter((clubId) => clubId !== null)]);
  return { clubs: [...clubs], players: [...holders.keys()].filter((id) => holders.get(id) === null) };
}

/** They were read without a lock. Overtaken where a player has moved since: no change may get lost. */
function checkHolders(holders: Holders, { clubs, players }: Loaded): void {
  const squads = new Map([...clubs].map(([id, { club }]) => [id, new Set(club.players.map((player) => player.id))]));
  for (const [playerId, clubId] of holders) {
    const isThere = clubId === null ? players.get(playerId)?.club === null : squads.get(clubId)?.has(playerId);
    if (!isThere) throw new Overtaken(`player ${playerId} has moved before his match could end`);
  }
}
