/** Moves of games for laws: what two managers and the calendar may try, each through one public action. */
import type { Club } from '../clubs/club.ts';
import type { Outcome } from '../clubs/outcome.ts';
import type { Competition } from '../competitions/competition.ts';
import type { Match } from '../competitions/match.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import type { Result } from '../core/result.ts';
import type { Player } from '../players/player.ts';
import type { Subject } from './law.ts';

/** Everything that the moves may touch. */
export interface MoveState {
  /** The manager who moves, and the other one: they change places with each move. */
  readonly clubs: readonly [Club, Club];
  readonly match: Match;
  readonly league: Competition;
  readonly now: EpochMs;
}

/** One try of one club. */
export interface MoveTurn {
  readonly subject: Subject;
  readonly world: MoveState;
  readonly club: Club;
  readonly rival: Club;
  readonly now: EpochMs;
  readonly which: number;
  readonly other: number;
  readonly random: Random;
}

/** What a move that was made leaves changed. */
export type MoveOutcome = Outcome & Partial<Pick<MoveState, 'match' | 'league' | 'clubs'>>;

/** Mostly one of the last, whom no tactic needs. */
const playerOf = ({ club, which }: MoveTurn): Player | undefined =>
  at(which < 75 ? club.players.slice(-5) : club.players, which);
const actionOn = (turn: MoveTurn) => ({ club: turn.club, playerId: playerOf(turn)?.id ?? '', now: turn.now });
const slotOf = (turn: MoveTurn) => ({ ...actionOn(turn), slotId: 1 + (turn.other % 3) });

/** Every action of a manager, and what the calendar does to a club. */
export const MOVES = {
  sign: ({ subject: { rules, ruleset }, club, now, which }: MoveTurn) =>
    own(rules.signSponsorship({ club, now, offerId: at(ruleset.sponsorship.offers, which)?.id ?? '' }, ruleset)),
  build: ({ subject: { rules, ruleset }, club, now, which }: MoveTurn) =>
    own(rules.upgradeFacility({ club, now, facilityName: at(rules.FACILITY_NAMES, which) ?? '' }, ruleset)),
  unlock: (turn: MoveTurn) => own(turn.subject.rules.unlockBoosterSlot(slotOf(turn), turn.subject.ruleset)),
  attach: (turn: MoveTurn) =>
    own(
      turn.subject.rules.attachBooster(
        { ...slotOf(turn), boosterId: at(turn.club.playerBoosters, turn.other) ?? 0 },
        turn.subject.ruleset,
      ),
    ),
  detach: (turn: MoveTurn) => own(turn.subject.rules.removeBooster(slotOf(turn))),
  fuse: ({ subject: { rules, ruleset }, club, now, random }: MoveTurn) =>
    own(rules.fuseBoosters({ club, now, boosterIds: club.playerBoosters.slice(-3) }, random, ruleset)),
  learn: ({ subject: { rules, ruleset }, club, now, which }: MoveTurn) => {
    const skillType = which % 2 === 0 ? 'training' : 'speech';
    const names = skillType === 'training' ? rules.TRAINING_SKILLS : rules.SPEECH_SKILLS;
    return own(rules.upgradeSkill({ club, now, skillType, skillName: at<string>(names, which) ?? '' }, ruleset));
  },
  list: (turn: MoveTurn) => own(turn.subject.rules.listPlayer(actionOn(turn), turn.subject.ruleset)),
  unlist: (turn: MoveTurn) => own(turn.subject.rules.unlistPlayer(actionOn(turn), turn.subject.ruleset)),
  release: (turn: MoveTurn) => own(turn.subject.rules.releasePlayer(actionOn(turn), turn.subject.ruleset)),
  buy: ({ subject: { rules, ruleset }, club: buyer, rival, now, which }: MoveTurn) => {
    const onSale = rival.players.filter(({ forSale }) => forSale);
    const player = at(onSale, which);
    if (player === undefined) return null;
    const bought = rules.buyPlayer({ buyer, seller: rival, player, now }, ruleset);
    if (!bought.ok || bought.value.seller === null) return null;
    return { ...bought.value, clubs: [bought.value.buyer, bought.value.seller] as const };
  },
  search: ({ subject: { rules, ruleset }, club, rival, now }: MoveTurn) => {
    const search = { position: 'CF', overall: '76_80', age: '18_21' };
    return own(rules.searchMarket({ club, search, players: rival.players, now }, ruleset));
  },
  save: ({ subject: { rules, ruleset }, club, world, now, which, other }: MoveTurn) => {
    const tacticName = at(rules.TACTIC_NAMES, which) ?? 'A';
    const formation = at(rules.FORMATION_NAMES, which) ?? '442';
    // Every other time any player, for sale or not.
    const squad = other % 2 === 0 ? club.players : club.players.filter(({ forSale }) => !forSale);
    const turned = [...squad.slice(other % 3), ...squad.slice(0, other % 3)];
    const places = club.tactics[tacticName].places.map(({ id }, place) => ({
      id,
      playerId: turned[place]?.id ?? null,
    }));
    const updatedTactic = { ...club.tactics[tacticName], formation, places };
    return own(rules.saveTactic({ club, tacticName, updatedTactic, matches: [world.match], now }, ruleset));
  },
  train: ({ subject: { rules, ruleset }, club, world, now, which, other }: MoveTurn) =>
    own(
      rules.train(
        {
          club,
          now,
          numbers: club.players.slice(0, 1 + (which % 5)).map(({ number }) => number),
          trainingId: 1 + (other % 21),
          intensity: at(ruleset.training.intensities, which) ?? 1,
          matches: [world.match],
        },
        ruleset,
      ),
    ),
  collect: ({ subject: { rules, ruleset }, club, now, which, random }: MoveTurn) =>
    own(rules.collectDailyReward({ club, now, rewardType: which % 2 === 0 ? 'money' : 'item' }, random, ruleset)),
  join: ({ subject: { rules, ruleset }, club, world, now }: MoveTurn) => {
    const current = club.competitions.current.includes(world.league.id) ? [world.league] : [];
    const joined = rules.joinCompetition({ club, competition: world.league, current, now }, ruleset);
    return joined.ok ? { ...joined.value, league: joined.value.competition } : null;
  },
  matchTactic: ({ subject: { rules, ruleset }, club, world: { match }, now, which }: MoveTurn) =>
    own(rules.setMatchTactic({ club, match, now, tacticName: at(rules.TACTIC_NAMES, which) ?? '' }, ruleset)),
  matchBooster: ({ subject: { rules, ruleset }, club, world: { match }, now, which }: MoveTurn) =>
    own(rules.setMatchBooster({ club, match, now, boosterId: at(club.matchBoosters, which) ?? 0 }, ruleset)),
  noMatchBooster: ({ subject: { rules, ruleset }, club, world: { match }, now }: MoveTurn) =>
    own(rules.removeMatchBooster({ club, match, now }, ruleset)),
  salaries: ({ subject: { rules }, club, now }: MoveTurn) => rules.paySalaries({ club, now }),
  tickets: ({ subject: { rules, ruleset }, club, world: { match }, now, random }: MoveTurn) =>
    match.home.id === club.id ? rules.sellTickets({ club, match, table: [], now }, random, ruleset) : null,
  experience: ({ subject: { rules, ruleset }, club, now, which }: MoveTurn) =>
    rules.gainMatchExperience({ club, now, result: which % 2 === 0 ? 'win' : 'loss' }, ruleset),
} satisfies Record<string, (turn: MoveTurn) => (Partial<MoveOutcome> & Outcome & { readonly club?: Club }) | null>;

/** What can be done with a club. */
export type MoveKind = keyof typeof MOVES;

/** What an accepted action answers; refusals change nothing. */
function own<T extends Outcome & { readonly club: Club }>(result: Result<T>): T | null {
  return result.ok ? result.value : null;
}

function at<T>(items: readonly T[], index: number): T | undefined {
  return items[index % Math.max(1, items.length)];
}
