/** The clubs service: session, creation, competitions, and what a manager does with his club. R-CAL-6 to R-CAL-22, R-CAL-41, R-ARC-1 to R-ARC-4 */
import { COMMAND, endpoints, USER_COMMAND } from './endpoint.ts';

export const CLUB_ENDPOINTS = endpoints('clubs', '/api/clubs', {
  initialData: { method: 'GET', path: '/initialData' },
  checkClubNameAvailability: {
    method: 'GET',
    path: '/checkClubNameAvailability/:name',
    access: 'user',
  },
  createClub: {
    ...USER_COMMAND,
    method: 'POST',
    path: '/create',
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
  },
  club: {
    method: 'GET',
    path: '/:id',
    access: 'user',
  },
  statement: {
    method: 'GET',
    path: '/statement',
  },
  moneyReport: {
    method: 'GET',
    path: '/statement/report',
  },
  competition: {
    method: 'GET',
    path: '/competitions/:competitionId',
    access: 'user',
  },
  edition: {
    method: 'GET',
    path: '/competitions/:competitionId/archive',
    access: 'public',
  },
  clubMatches: {
    method: 'GET',
    path: '/:id/matches',
    access: 'user',
  },
  opponentReport: {
    method: 'GET',
    path: '/:id/report',
  },
  clubHistory: {
    method: 'GET',
    path: '/:id/history',
    access: 'user',
  },
  competitionLeaders: {
    method: 'GET',
    path: '/competitions/:competitionId/leaders',
    access: 'user',
  },
  roundEleven: {
    method: 'GET',
    path: '/competitions/:competitionId/eleven',
    access: 'user',
  },
  squadCareers: {
    method: 'GET',
    path: '/:id/careers',
    access: 'user',
  },
  managerProfile: {
    method: 'GET',
    path: '/:id/manager',
    access: 'user',
  },
  clubRivals: {
    method: 'GET',
    path: '/:id/rivals',
    access: 'user',
  },
  clubTransfers: {
    method: 'GET',
    path: '/:id/transfers',
    access: 'user',
  },
  leagueTransfers: {
    method: 'GET',
    path: '/competitions/:competitionId/transfers',
    access: 'user',
  },
  seasonReview: {
    method: 'GET',
    path: '/seasons/:competitionId',
  },
  editions: {
    method: 'GET',
    path: '/competitions',
  },
  joinCompetition: {
    ...COMMAND,
    method: 'PUT',
    path: '/competitions/joinCompetition',
  },
  saveTactic: {
    ...COMMAND,
    method: 'PUT',
    path: '/tactics',
  },
  upgradeSkill: {
    ...COMMAND,
    method: 'PUT',
    path: '/manager',
  },
  signSponsorship: {
    ...COMMAND,
    method: 'PUT',
    path: '/sponsorship',
  },
  upgradeFacility: {
    ...COMMAND,
    method: 'PUT',
    path: '/upgradeFacility',
  },
  chooseArticle: {
    ...COMMAND,
    method: 'PUT',
    path: '/article',
  },
  collectDailyReward: {
    ...COMMAND,
    method: 'PUT',
    path: '/collectDailyReward',
  },
  mergeBoosters: {
    ...COMMAND,
    method: 'PUT',
    path: '/boosterMerge',
  },
});
