import {
  type CompetitionView,
  clubBadge,
  competitionView,
  type LiveScore,
  type MatchReport,
  matchView,
  type NotificationSettings,
  type OwnClub,
  type OwnNotifications,
  ownClub,
  type PublicClub,
  publicClub,
  type Replay,
  type TrainingPlans,
  type User,
} from '@mundo-manager/contract';
import type { RevealedReward } from '@mundo-manager/engine/proof';
import type { Silence } from '@mundo-manager/rules/board';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Competition, Match } from '@mundo-manager/rules/competitions';
import type { Invitation } from '@mundo-manager/rules/friendlies';
import type { InboxMessage } from '@mundo-manager/rules/inbox';
import { playerSeenBy } from '@mundo-manager/rules/market';
import { ALPHA, canonicalRuleset, type Ruleset } from '@mundo-manager/rules/ruleset';
import type { Transfer, Watch } from '@mundo-manager/rules/scouting';
import { BUILT_AT, buildClub } from '@mundo-manager/rules/testing';
import { DEFAULT_RULESET_HASH } from '../components/ruleset/default-ruleset.ts';
import type { FakePost } from './server/fake-post.ts';

/** All data of the fake server. Tests change it before and between calls. */
export interface FakeWorld {
  /** Game time, epoch ms; it is constant unless the scale is above 0. */
  now: number;
  scale: number;
  canAdvance: boolean;
  /** The signed-in user’s club; null before he has one. */
  club: Club | null;
  /** Grows with each command. */
  version: number;
  /** The other clubs. */
  others: readonly Club[];
  competitions: readonly Competition[];
  messages: readonly InboxMessage[];
  /** Scores of matches that are being played, by their ids. */
  live: Readonly<Record<string, LiveScore>>;
  /** What is known of finished matches, by their ids. */
  reports: Readonly<Record<string, MatchReport>>;
  /** Replays by their ids. */
  replays: Readonly<Record<string, Replay>>;
  user: User;
  /** Completed transfers, in any order. */
  transfers: readonly Transfer[];
  /** The players that the own club watches, the last added first. */
  watches: readonly Watch[];
  /** Posts on boards. */
  posts: readonly FakePost[];
  /** Number of the newest post that was seen. */
  boardSeen: number;
  /** Clubs of muted managers. */
  muted: readonly string[];
  /** While the operator keeps the manager from writing. */
  silence: Silence | null;
  /** Clubs that bots run. */
  bots: readonly string[];
  /** Finished matches of competitions that are gone, which rivals are found by. */
  pastMatches: readonly Match[];
  /** Whether others may read when the manager was last here. */
  showsLastSeen: boolean;
  /** What the manager is notified of, and where. */
  notifications: OwnNotifications;
  /** The address of the account; null for a server without e-mail. */
  email: NotificationSettings['email'];
  /** Invitations to friendlies of the own club, whatever became of them. */
  invitations: readonly Invitation[];
  /** What the own club has planned to train. */
  plans: TrainingPlans;
  /** Rule set of the world; default Alpha. */
  ruleset: Ruleset;
  /** Of competitions that keep an older one, by their ids. */
  keptRulesets: Readonly<Record<string, Ruleset>>;
  /** While the manager has switched the vacation on. */
  vacation: { readonly since: number } | null;
  /** What was drawn from the club’s chain of rewards, the newest first. */
  draws: readonly RevealedReward[];
}

/** A world with a club of 21 players and nothing else, at the moment of the rules’ builders. Say only what the test is about. */
export function buildWorld(changes: Partial<FakeWorld> = {}): FakeWorld {
  const club = changes.club === undefined ? buildClub() : changes.club;
  return {
    now: BUILT_AT,
    scale: 0,
    canAdvance: false,
    version: 1,
    others: [buildClub({ id: 'c2' })],
    competitions: [],
    messages: [],
    transfers: [],
    watches: [],
    posts: [],
    boardSeen: 0,
    muted: [],
    silence: null,
    bots: [],
    pastMatches: [],
    showsLastSeen: false,
    notifications: { consents: [], browsers: [], emailLanguage: 'pt-BR' },
    email: null,
    invitations: [],
    plans: { plan: null, saved: [], report: null },
    live: {},
    reports: {},
    replays: {},
    ruleset: ALPHA,
    keptRulesets: {},
    vacation: null,
    draws: [],
    user: {
      id: 'u1',
      name: 'Zeca Prado',
      email: 'zeca@exemplo.com.br',
      image: null,
      createdAt: BUILT_AT,
      clubId: club?.id ?? null,
    },
    ...changes,
    club,
  };
}

/** The own club as it travels. Throws if there is none. */
export function ownClubOf({ club, version }: FakeWorld): OwnClub {
  if (club === null) throw new Error('the world has no club of its own');
  return ownClub(club, version);
}

/** The hash that the fake server gives the world's rule set: for Alpha the real one, for others one that differs with their text. */
export function rulesetHashOf({ ruleset }: Pick<FakeWorld, 'ruleset'>): string {
  if (ruleset === ALPHA) return DEFAULT_RULESET_HASH;
  let hash = 0;
  for (const letter of canonicalRuleset(ruleset)) hash = (31 * hash + letter.charCodeAt(0)) % 0x1_0000_0000;
  return hash.toString(16).padStart(64, '0');
}

/** A club as all callers see it, or null. */
export function publicClubOf(world: FakeWorld, id: string): PublicClub | null {
  const club = [world.club, ...world.others].find((candidate) => candidate?.id === id);
  return club ? publicClub(club) : null;
}

/** A competition with all its matches. */
export function leagueOf(world: FakeWorld, competition: Competition): CompetitionView {
  return competitionView(
    competition,
    Object.values(competition.matches).map((match) => seen(world, match)),
    keptHash(world, competition.id),
  );
}

/** The club’s competitions, each with the own matches only. One that is over has left them, as it does on the server. */
export function currentCompetitionsOf(world: FakeWorld): CompetitionView[] {
  const own = world.club?.id;
  return world.competitions
    .filter(
      ({ id, status, entrants, table }) =>
        (status !== 'finished' || world.club?.competitions.current.includes(id)) &&
        [...entrants, ...table].some(({ clubId }) => clubId === own),
    )
    .map((competition) => {
      const matches = Object.values(competition.matches).filter(({ home, away }) => home.id === own || away.id === own);
      return competitionView(
        competition,
        matches.map((match) => seen(world, match)),
        keptHash(world, competition.id),
      );
    });
}

/** A player as other clubs see him, with his club’s badge, or null. */
export function playerOf(world: FakeWorld, id: string) {
  for (const club of [world.club, ...world.others]) {
    const player = club?.players.find((candidate) => candidate.id === id);
    if (club && player) return { player: playerSeenBy(player, null), club: clubBadge(club) };
  }
  return null;
}

function seen(world: FakeWorld, match: Match) {
  return matchView(match, {
    clubId: world.club?.id ?? null,
    live: world.live[match.id] ?? null,
    commitment: '0'.repeat(64),
    rulesetHash: keptHash(world, match.competitionId),
  });
}

/** The hash of the rule set that a competition keeps; null if it is the world's. */
function keptHash({ keptRulesets }: FakeWorld, competitionId: string): string | null {
  const ruleset = keptRulesets[competitionId];
  return ruleset === undefined ? null : rulesetHashOf({ ruleset });
}
