/** The clubs service: session, creation, competitions, and what a manager does with his club. R-CAL-6 to R-CAL-22, R-CAL-41, R-ARC-1 to R-ARC-4 */
import { COMMAND, endpoints, USER_COMMAND } from './endpoint.ts';

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

export const CLUB_ENDPOINTS = endpoints('clubs', '/api/clubs', {
  initialData: { method: 'GET', path: '/initialData' },
  checkClubNameAvailability: {
    method: 'GET',
    path: '/checkClubNameAvailability/:name',
    access: 'user',
    errors: NAME_ERRORS,
  },
  createClub: {
    ...USER_COMMAND,
    method: 'POST',
    path: '/create',
    errors: [
      ...NAME_ERRORS,
      'club-creation/invalid-emblem',
      'club-creation/unknown-kit',
      'club/name-taken',
      'club/exists',
    ],
  },
  createUser: {
    method: 'POST',
    path: '/createUser',
    access: 'token',
  },
  addLead: {
    method: 'POST',
    path: '/addLead',
    access: 'public',
    errors: ['club-creation/sign-up-email', 'club-creation/sign-up-name'],
  },
  club: {
    method: 'GET',
    path: '/:id',
    access: 'user',
    errors: ['not-found/club'],
  },
  statement: {
    method: 'GET',
    path: '/statement',
  },
  competition: {
    method: 'GET',
    path: '/competitions/:competitionId',
    access: 'user',
    errors: ['not-found/competition'],
  },
  edition: {
    method: 'GET',
    path: '/competitions/:competitionId/archive',
    access: 'public',
    errors: ['not-found/competition'],
  },
  clubMatches: {
    method: 'GET',
    path: '/:id/matches',
    access: 'user',
    errors: ['not-found/club'],
  },
  clubHistory: {
    method: 'GET',
    path: '/:id/history',
    access: 'user',
    errors: ['not-found/club'],
  },
  seasonReview: {
    method: 'GET',
    path: '/seasons/:competitionId',
    errors: ['not-found/competition'],
  },
  editions: {
    method: 'GET',
    path: '/competitions',
  },
  joinCompetition: {
    ...COMMAND,
    method: 'PUT',
    path: '/competitions/joinCompetition',
    errors: [
      'competitions/unknown-competition',
      'competitions/already-joined',
      'competitions/not-open',
      'competitions/other-category',
      'competitions/full',
      'finances/insufficient-credits',
    ],
  },
  saveTactic: {
    ...COMMAND,
    method: 'PUT',
    path: '/tactics',
    errors: TACTIC_ERRORS,
  },
  upgradeSkill: {
    ...COMMAND,
    method: 'PUT',
    path: '/manager',
    errors: ['manager/unknown-skill', 'manager/highest-level', 'manager/insufficient-points'],
  },
  signSponsorship: {
    ...COMMAND,
    method: 'PUT',
    path: '/sponsorship',
    errors: ['sponsorship/still-running', 'sponsorship/unknown-offer'],
  },
  upgradeFacility: {
    ...COMMAND,
    method: 'PUT',
    path: '/upgradeFacility',
    errors: [
      'facilities/unknown-facility',
      'facilities/highest-level',
      'finances/in-debt',
      'finances/insufficient-money',
    ],
  },
  collectDailyReward: {
    ...COMMAND,
    method: 'PUT',
    path: '/collectDailyReward',
    errors: ['daily-rewards/unknown-reward', 'daily-rewards/not-yet'],
  },
  mergeBoosters: {
    ...COMMAND,
    method: 'PUT',
    path: '/boosterMerge',
    errors: [
      'boosters/fusion-needs-three',
      'boosters/unknown-booster',
      'boosters/fusion-mixed-tiers',
      'boosters/fusion-of-gold',
      'boosters/not-owned',
      'finances/insufficient-credits',
    ],
  },
});
