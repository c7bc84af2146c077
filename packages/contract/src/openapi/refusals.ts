/** Refusals of each call, kept out of browsers. R-CAL-30 */
import type { Endpoint, EndpointName } from '../endpoints/index.ts';
import type { ApiErrorCode } from '../errors/codes.ts';

const NAME_ERRORS = [
  'club-creation/name-length',
  'club-creation/name-characters',
  'club-creation/name-offensive',
] as const;

const TACTIC_ERRORS = [
  'tactics/unknown-slot',
  'tactics/match-live',
  'tactics/no-changes',
  'tactics/unknown-formation',
  'tactics/unknown-place',
  'tactics/not-eleven',
  'tactics/player-twice',
  'tactics/unknown-player',
  'tactics/player-for-sale',
  'tactics/unknown-position',
  'tactics/unknown-instruction',
  'tactics/unknown-set-piece',
  'tactics/taker-not-a-starter',
  'tactics/too-many-substitutions',
  'tactics/unknown-minute',
  'tactics/not-on-pitch',
  'tactics/not-on-bench',
  'tactics/too-many-orders',
  'tactics/bad-order',
  'tactics/order-player-not-placed',
  'tactics/order-not-on-bench',
] as const;

const FRIENDLY_SLOT_ERRORS = [
  'friendlies/too-late',
  'friendlies/not-a-slot',
  'friendlies/slot-taken',
  'friendlies/opponent-busy',
] as const;

const CHOICE_ERRORS = ['not-found/competition', 'not-found/match', 'match/not-playing', 'match/not-editable'] as const;

const SLOT_ERRORS = ['club/unknown-player', 'boosters/unknown-slot'] as const;

/** Codes beyond those of every call of its kind, by the name of the call. */
const OWN_REFUSALS: Readonly<Partial<Record<EndpointName, readonly ApiErrorCode[]>>> = {
  checkClubNameAvailability: [...NAME_ERRORS, 'club/name-reserved'],
  createClub: [
    ...NAME_ERRORS,
    'club-creation/invalid-emblem',
    'club-creation/unknown-kit',
    'club/name-taken',
    'club/name-reserved',
    'club/exists',
    'user/departed',
  ],
  addLead: ['club-creation/sign-up-email', 'club-creation/sign-up-name'],
  club: ['not-found/club'],
  competition: ['not-found/competition'],
  edition: ['not-found/competition'],
  clubMatches: ['not-found/club'],
  opponentReport: ['not-found/club'],
  clubHistory: ['not-found/club'],
  competitionLeaders: ['not-found/competition'],
  roundEleven: ['not-found/competition'],
  squadCareers: ['not-found/club'],
  clubTransfers: ['not-found/club'],
  leagueTransfers: ['not-found/competition'],
  seasonReview: ['not-found/competition'],
  friendlySlots: ['not-found/club'],
  inviteToFriendly: [
    'not-found/club',
    'friendlies/own-club',
    'friendlies/already-invited',
    'friendlies/too-many-sent',
    'friendlies/too-many-received',
    ...FRIENDLY_SLOT_ERRORS,
  ],
  acceptFriendly: ['not-found/invitation', 'friendlies/not-open', ...FRIENDLY_SLOT_ERRORS],
  declineFriendly: ['not-found/invitation', 'friendlies/not-open'],
  withdrawFriendly: ['not-found/invitation', 'friendlies/not-open'],
  cancelFriendly: ['not-found/invitation', 'friendlies/not-agreed', 'friendlies/too-late'],
  joinCompetition: [
    'competitions/unknown-competition',
    'competitions/already-joined',
    'competitions/not-open',
    'competitions/other-category',
    'competitions/full',
    'competitions/too-weak',
    'finances/insufficient-credits',
  ],
  saveTactic: TACTIC_ERRORS,
  upgradeSkill: ['manager/unknown-skill', 'manager/highest-level', 'manager/insufficient-points'],
  signSponsorship: ['sponsorship/still-running', 'sponsorship/unknown-offer'],
  upgradeFacility: [
    'facilities/unknown-facility',
    'facilities/highest-level',
    'finances/in-debt',
    'finances/insufficient-money',
  ],
  collectDailyReward: ['daily-rewards/unknown-reward', 'daily-rewards/not-yet'],
  mergeBoosters: [
    'boosters/fusion-needs-three',
    'boosters/unknown-booster',
    'boosters/fusion-mixed-tiers',
    'boosters/fusion-of-gold',
    'boosters/not-owned',
    'finances/insufficient-credits',
  ],
  addMatchBooster: [...CHOICE_ERRORS, 'boosters/unknown-booster', 'boosters/not-owned'],
  removeMatchBooster: [...CHOICE_ERRORS, 'match/no-booster'],
  updateTacticName: [...CHOICE_ERRORS, 'tactics/unknown-slot'],
  match: ['not-found/match'],
  replay: ['not-found/replay', 'replay/not-yet'],
  searchMarket: ['market/unknown-range', 'market/no-searches-left'],
  watchPlayer: ['not-found/player', 'market/own-player', 'market/watchlist-full'],
  listPlayer: [
    'club/unknown-player',
    'market/already-listed',
    'market/retiring',
    'market/in-line-up',
    'market/young-club-sales',
    'market/squad-too-small',
    'market/last-keeper',
  ],
  unlistPlayer: ['club/unknown-player', 'market/not-listed', 'market/held-by-debt'],
  buyPlayer: [
    'not-found/player',
    'market/own-player',
    'market/not-listed',
    'market/squad-full',
    'market/squad-too-small',
    'market/last-keeper',
    'finances/in-debt',
    'finances/insufficient-money',
  ],
  trainPlayers: [
    'training/match-live',
    'training/unknown-type',
    'training/unknown-intensity',
    'training/no-players',
    'training/player-twice',
    'training/enough-today',
    'training/tired',
    'training/no-rests-left',
    'club/unknown-player',
  ],
  saveTrainingPlan: [
    'training/plan-too-long',
    'training/unknown-type',
    'training/unknown-intensity',
    'training/plan-sessions',
    'training/plan-minimum',
    'training/plan-rests',
  ],
  applyTrainingPlan: ['training/no-plan', 'training/match-live', 'training/nothing-planned'],
  addPlayerBooster: [...SLOT_ERRORS, 'boosters/slot-not-empty', 'boosters/unknown-booster', 'boosters/not-owned'],
  removePlayerBooster: [...SLOT_ERRORS, 'boosters/slot-empty'],
  unlockBoosterSlot: [...SLOT_ERRORS, 'boosters/slot-not-unlockable', 'finances/insufficient-credits'],
  releasePlayer: ['club/unknown-player', 'market/young-club-releases', 'market/squad-too-small', 'market/last-keeper'],
  player: ['not-found/player'],
  playerDevelopment: ['club/unknown-player'],
  playerCareer: ['not-found/player'],
  playerTransfers: ['not-found/player'],
  comparableSales: ['not-found/player'],
  advanceClock: ['clock/not-local', 'clock/nothing-ahead', 'clock/moved-on'],
  ruleset: ['not-found/ruleset'],
  drawProofs: ['not-found/competition'],
  liveMatch: ['not-found/match'],
  live: ['request/too-many-streams', 'server/full'],
};

const ANY_CALL = [
  'request/malformed',
  'request/headers-too-large',
  'request/too-slow',
  'request/too-many-connections',
  'request/rate-limited',
  'server/unavailable',
  'server/internal',
] as const;
const BODY = ['request/too-large', 'request/unsupported-type'] as const;
const TOKEN = ['auth/required', 'auth/invalid-token'] as const;
const COMMAND = ['command/key-missing', 'command/key-reused', 'command/cancelled'] as const;
const WRITE = ['command/busy'] as const;
const VERSION = ['command/version-missing', 'command/stale-version'] as const;

/** Every code that a call may be refused with. */
export function errorCodesOf(
  name: EndpointName,
  { access, command, clubVersion, method }: Endpoint,
): readonly ApiErrorCode[] {
  return [
    ...(OWN_REFUSALS[name] ?? []),
    ...(access === 'public' ? [] : TOKEN),
    ...(access === 'user' || access === 'club' ? (['user/none', 'user/banned'] as const) : []),
    ...(access === 'club' ? (['club/none'] as const) : []),
    ...(command ? COMMAND : []),
    ...(access !== 'public' && (command || method !== 'GET') ? WRITE : []),
    ...(clubVersion ? VERSION : []),
    ...(method === 'POST' || method === 'PUT' ? BODY : []),
    ...ANY_CALL,
  ];
}
