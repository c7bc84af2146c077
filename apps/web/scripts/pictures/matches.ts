import { DEMO_REPLAY } from '../../tests/slow/support/fake-app.ts';
import { playerIn, seek } from '../../tests/slow/support/player.ts';
import { type Picture, pressing } from './picture.ts';

const LEAGUE = '/competitions/mmleague';

/** Home, competitions and matches. */
export const MATCHES: readonly Picture[] = [
  { name: 'home', address: '/home' },
  { name: 'home-no-match', address: '/home?scene=newcomer', state: true },
  { name: 'home-waiting', address: '/home?scene=waiting', state: true },
  { name: 'home-soon', address: '/home?scene=soon', state: true },
  { name: 'home-live', address: '/home?scene=live', whole: true, prepare: (page) => page.getByRole('log').waitFor() },
  { name: 'home-late', address: '/home?scene=late', state: true },
  { name: 'home-played', address: '/home?scene=played', state: true },
  { name: 'home-ended', address: '/home?scene=ended', state: true },
  { name: 'home-drawn', address: '/home?scene=drawn', state: true },
  { name: 'competitions', address: '/competitions' },
  { name: 'competitions-none', address: '/competitions?scene=newcomer', state: true },
  {
    name: 'competitions-confirm',
    address: '/competitions?scene=newcomer',
    state: true,
    prepare: pressing(/^Inscrever-se por/),
  },
  { name: 'competitions-waiting', address: '/competitions?scene=waiting', state: true },
  { name: 'competitions-ended', address: '/competitions?scene=ended', state: true },
  { name: 'competitions-poor', address: '/competitions?scene=penniless', state: true },
  { name: 'league', address: LEAGUE },
  { name: 'league-round', address: `${LEAGUE}?id=l1&round=11`, state: true },
  {
    name: 'league-live',
    address: `${LEAGUE}?scene=live`,
    state: true,
    whole: true,
    prepare: (page) => page.getByRole('log').waitFor(),
  },
  { name: 'league-waiting', address: `${LEAGUE}?scene=waiting`, state: true },
  { name: 'league-drawn', address: `${LEAGUE}?scene=drawn`, state: true },
  { name: 'league-none', address: `${LEAGUE}?scene=newcomer`, state: true },
  { name: 'league-ended', address: `${LEAGUE}?scene=ended&id=l1`, state: true },
  { name: 'league-loading', address: `${LEAGUE}?hold=competition`, state: true },
  { name: 'league-failed', address: `${LEAGUE}?fail=competition`, state: true },
  { name: 'opponent', address: '/opponent?id=c2' },
  { name: 'opponent-new', address: '/opponent?scene=drawn&id=c2', state: true },
  { name: 'opponent-long', address: '/opponent?id=c2&names=long', state: true },
  {
    name: 'opponent-trial',
    address: '/home',
    state: true,
    whole: true,
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Relatório do adversário' }).first().click();
      await page.getByRole('button', { name: 'Simular', exact: true }).click();
      await page.getByRole('button', { name: 'Simular de novo' }).waitFor();
    },
  },
  { name: 'opponent-failed', address: '/opponent?id=c2&fail=opponentReport', state: true },
  { name: 'highlights', address: '/highlights?id=l1' },
  { name: 'highlights-season', address: '/highlights?id=l1&team=season&names=long', state: true },
  { name: 'highlights-drawn', address: '/highlights?scene=drawn&id=l1', state: true },
  { name: 'highlights-failed', address: '/highlights?id=l1&fail=competitionLeaders', state: true },
  { name: 'edition', address: '/edition?scene=ended&id=l1' },
  { name: 'edition-none', address: '/edition', state: true },
  { name: 'edition-failed', address: '/edition?scene=ended&id=l1&fail=edition', state: true },
  { name: 'season', address: '/season?scene=ended&id=l1' },
  { name: 'season-promoted', address: '/season?scene=promoted&id=l1', state: true },
  { name: 'season-none', address: '/season', state: true },
  { name: 'cup', address: '/competitions/mmcup?scene=cup' },
  { name: 'cup-none', address: '/competitions/mmcup', state: true },
  { name: 'cup-first', address: '/competitions/mmcup?scene=cupDraw&id=k1&phase=round-of-32', state: true },
  { name: 'cup-ended', address: '/competitions/mmcup?scene=cupEnded&id=k1', state: true },
  {
    name: 'cup-draw',
    address: '/competitions/mmcup?scene=cupDraw&id=k1&draw=1',
    prepare: async (page) => {
      for (let plate = 1; plate <= 7; plate++) await page.getByRole('button', { name: 'Virar a próxima' }).click();
    },
    whole: true,
  },
  {
    name: 'cup-drawn',
    address: '/competitions/mmcup?scene=cupDraw&id=k1&draw=1',
    state: true,
    whole: true,
    prepare: pressing('Pular para o resultado'),
  },
  { name: 'friendlies', address: '/competitions/friendlies?scene=friendlies', whole: true },
  { name: 'friendlies-none', address: '/competitions/friendlies?scene=newcomer', state: true },
  { name: 'friendlies-loading', address: '/competitions/friendlies?hold=friendlies', state: true },
  { name: 'friendlies-failed', address: '/competitions/friendlies?fail=friendlies', state: true },
  {
    name: 'friendly-invite',
    address: '/club?id=c3&scene=friendlies',
    state: true,
    prepare: async (page) => {
      await pressing('Convidar para amistoso')(page);
      await page.getByLabel('Data', { exact: true }).waitFor();
    },
  },
  { name: 'home-friendly', address: '/home?scene=friendlies', state: true },
  { name: 'special-invited', address: '/competitions?scene=special', state: true },
  { name: 'special-home', address: '/home?scene=special', state: true },
  { name: 'special', address: '/competitions/mmspecial?scene=special', state: true },
  { name: 'tournament', address: '/competitions/mmtournament?scene=tournament&id=t1' },
  { name: 'tournament-ended', address: '/competitions/mmtournament?scene=tournamentEnded&id=t1', state: true },
  {
    name: 'tournament-draw',
    address: '/competitions/mmtournament?scene=tournament&id=t1&draw=1',
    state: true,
    whole: true,
    prepare: async (page) => {
      for (let plate = 1; plate <= 6; plate++) await page.getByRole('button', { name: 'Virar a próxima' }).click();
    },
  },
  { name: 'competitions-cup', address: '/competitions?scene=cup', state: true },
  { name: 'home-cup', address: '/home?scene=cup', state: true },
  { name: 'tournament-none', address: '/competitions/mmtournament', state: true },
  {
    name: 'board',
    address: `${LEAGUE}?id=l1`,
    prepare: (page) => page.getByRole('region', { name: 'Mural' }).scrollIntoViewIfNeeded(),
  },
  { name: 'board-report', address: `${LEAGUE}?id=l1`, state: true, prepare: pressing('Denunciar recado') },
  { name: 'manager-profile', address: '/managers?id=c2' },
  { name: 'manager-profile-bot', address: '/managers?id=c9', state: true },
  { name: 'manager-profile-unknown', address: '/managers?id=nobody', state: true },
  { name: 'club', address: '/club' },
  { name: 'club-other', address: '/club?id=c3', state: true },
  { name: 'club-ended', address: '/club?scene=ended', state: true },
  { name: 'club-loading', address: '/club?id=c3&hold=club', state: true },
  { name: 'club-failed', address: '/club?id=c3&fail=club', state: true },
  { name: 'club-unknown', address: '/club?id=nobody', state: true },
  { name: 'match-stats', address: '/matchStats' },
  { name: 'match-ratings', address: '/matchStats?tab=ratings' },
  {
    name: 'match-highlights',
    address: '/matchStats?tab=highlights',
    whole: true,
    prepare: (page) =>
      page
        .getByText(/^\d+(\+\d+)?’/)
        .first()
        .waitFor(),
  },
  { name: 'match-stats-none', address: '/matchStats?scene=newcomer', state: true },
  { name: 'match-stats-loading', address: '/matchStats?hold=match', state: true },
  { name: 'match-stats-failed', address: '/matchStats?fail=match', state: true },
  {
    name: 'match-commentary',
    address: '/matchStats?tab=highlights',
    state: true,
    prepare: pressing('Todos os lances'),
  },
  {
    name: 'match-commentary-failed',
    address: '/matchStats?tab=highlights&fail=replay',
    state: true,
    prepare: pressing('Todos os lances'),
  },
  {
    name: 'replay',
    address: `/matchPlayer/${DEMO_REPLAY}`,
    prepare: async (page) => {
      const player = await playerIn(page);
      await seek(player, 4_000);
    },
  },
  {
    name: 'demo',
    address: '/enginedemo?signedout',
    prepare: async (page) => {
      const player = await playerIn(page);
      await seek(player, 2_400);
    },
  },
];
