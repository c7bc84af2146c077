/** Schemas of the clubs service. */
import { z } from 'zod';
import type { CLUB_ENDPOINTS } from '../endpoints/clubs.ts';
import {
  articleSchema,
  categorySchema,
  clockSchema,
  clubMatchesSchema,
  clubRecordsSchema,
  clubSeasonSchema,
  clubTransfersSchema,
  competitionLeadersSchema,
  competitionNameSchema,
  competitionViewSchema,
  editionDetailsSchema,
  editionSchema,
  emblemSchema,
  leagueTransfersSchema,
  ledgerEntrySchema,
  managerProfileSchema,
  moneyReportSchema,
  opponentViewSchema,
  ownClubSchema,
  publicClubSchema,
  rivalsSchema,
  roundElevenSchema,
  seasonAccountsSchema,
  seasonSummarySchema,
  squadCareersSchema,
  tacticSchema,
  userSchema,
} from '../schemas/index.ts';
import { rewardSchema } from '../schemas/reward.ts';
import {
  colour,
  count,
  described,
  hexadecimal,
  id,
  index,
  list,
  moment,
  record,
  text,
} from '../schemas/schema-parts.ts';
import { emptyBody, nextPage, PAGE, type RouteSchemas } from './route.ts';

/** Longer than any name may be: the rules say what is too long, with their own code. */
const NAME = z.string().max(200);
const WORD = text(60);

const chosenUniform = record({
  id: index,
  imageName: text(100).exactOptional(),
  primary: colour.exactOptional(),
  secondary: colour.exactOptional(),
  tertiary: colour.exactOptional(),
});

const currentCompetitions = list(competitionViewSchema, 20);
const club = record({ club: ownClubSchema });

export const CLUB_SCHEMAS = {
  initialData: {
    data: record({
      club: ownClubSchema,
      currentCompetitions,
      user: userSchema,
      clock: clockSchema,
      unread: count,
      unreadPosts: described(
        list(record({ competitionId: id, count }), 20),
        'Boards of the current competitions with posts that the manager has not seen; missing where there are none',
      ).exactOptional(),
      rulesetHash: described(hexadecimal(64), 'The rule set in force outside competitions that began under another'),
      showsLastSeen: described(
        z.literal(true),
        'While others may read roughly when the manager was last here',
      ).exactOptional(),
      vacation: described(record({ since: moment }), 'While the manager has switched the vacation on').exactOptional(),
      contact: described(text(320), 'E-mail address for bugs, suggestions and feedback').exactOptional(),
    }),
  },
  checkClubNameAvailability: { params: record({ name: NAME }), data: record({ isAvailable: z.boolean() }) },
  createClub: {
    body: record({
      name: NAME,
      article: articleSchema.exactOptional(),
      emblem: emblemSchema,
      uniform: chosenUniform,
    }),
    data: club,
  },
  createUser: { body: emptyBody, data: record({ user: userSchema }) },
  addLead: {
    body: record({ name: NAME, email: z.string().max(320) }),
    data: record({ registered: z.literal(true) }),
  },
  club: { params: record({ id }), data: record({ club: publicClubSchema }) },
  statement: {
    query: record({ ...PAGE, currency: z.enum(['money', 'credits']).exactOptional() }),
    data: record({ entries: list(ledgerEntrySchema, 100), next: nextPage }),
  },
  moneyReport: { data: record({ report: moneyReportSchema, wagesPaidAt: moment }) },
  competition: { params: record({ competitionId: id }), data: record({ league: competitionViewSchema }) },
  edition: { params: record({ competitionId: id }), data: record({ edition: editionDetailsSchema }) },
  clubMatches: { params: record({ id }), data: clubMatchesSchema },
  opponentReport: { params: record({ id }), data: opponentViewSchema },
  clubHistory: {
    params: record({ id }),
    query: record(PAGE),
    data: record({
      records: clubRecordsSchema,
      current: described(list(seasonSummarySchema, 20), 'Editions under way'),
      seasons: list(seasonSummarySchema, 100),
      next: nextPage,
    }),
  },
  competitionLeaders: { params: record({ competitionId: id }), data: competitionLeadersSchema },
  roundEleven: {
    params: record({ competitionId: id }),
    query: record({ round: z.coerce.number<number>().int().min(1).max(1_000) }),
    data: roundElevenSchema,
  },
  squadCareers: { params: record({ id }), data: squadCareersSchema },
  managerProfile: { params: record({ id }), data: record({ profile: managerProfileSchema }) },
  clubRivals: { params: record({ id }), data: rivalsSchema },
  clubTransfers: { params: record({ id }), data: clubTransfersSchema },
  leagueTransfers: { params: record({ competitionId: id }), data: leagueTransfersSchema },
  seasonReview: {
    params: record({ competitionId: id }),
    data: record({ season: clubSeasonSchema, accounts: seasonAccountsSchema.nullable() }),
  },
  editions: {
    query: record({
      name: competitionNameSchema,
      category: categorySchema,
      /** The `next` of the page before. */
      before: z.coerce.number<number>().int().min(1).max(1_000_000_000).exactOptional(),
      limit: PAGE.limit,
    }),
    data: record({
      editions: list(editionSchema, 100),
      next: described(count.nullable(), 'Number of the oldest edition on this page, to ask for the page after it'),
    }),
  },
  joinCompetition: {
    body: record({ competitionName: WORD }),
    data: record({ club: ownClubSchema, currentCompetitions }),
  },
  saveTactic: { body: record({ tacticName: WORD, updatedTactic: tacticSchema }), data: club },
  upgradeSkill: { body: record({ skillName: WORD, skillType: WORD }), data: club },
  signSponsorship: { body: record({ sponsorshipOfferId: WORD }), data: club },
  upgradeFacility: { body: record({ facilityName: WORD }), data: club },
  chooseArticle: { body: record({ article: articleSchema }), data: club },
  collectDailyReward: {
    body: record({ rewardType: WORD }),
    data: record({ reward: rewardSchema, club: ownClubSchema }),
  },
  mergeBoosters: {
    body: record({ boosters: list(z.int(), 10) }),
    data: record({ reward: rewardSchema, club: ownClubSchema }),
  },
} as const satisfies Record<keyof typeof CLUB_ENDPOINTS, RouteSchemas>;
