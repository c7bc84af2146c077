/** One manager's whole game, with a second one beside him: from the landing page to the prize of the league, a power cut included. */
import { expect, test } from 'vitest';
import { complaintsOf, SOFTWARE_WEBGL } from './support/browser.ts';
import { openTestStage } from './support/stage.ts';
import * as desk from './whole-game/desk.ts';
import * as newcomer from './whole-game/newcomer.ts';
import { stateOf } from './whole-game/parts.ts';
import * as season from './whole-game/season.ts';

const MINUTE = 60_000;

const stage = openTestStage({ flags: SOFTWARE_WEBGL });

/** What the browser notes of every session: no club yet (422), and a club that changed meanwhile (409). */
const USUAL = /status of (?:409|422)|ERR_INCOMPLETE_CHUNKED_ENCODING/;
/** What it notes of a server that was killed: connections that fail, and 503 until it has caught up. */
const POWER_CUT = /status of 503|ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE/;

test('a manager’s whole game, beside another one’s, through a power cut (R-PRD-1, R-TUT-5, R-PRD-2, R-PRD-3)', async () => {
  const ana = await (await stage.contextOf('laptop', 'light', { newcomer: true })).newPage();
  const bia = await (await stage.contextOf('phone', 'dark')).newPage();
  const complaints = [complaintsOf(ana), complaintsOf(bia)];

  const arrived = Date.now();
  await newcomer.foundClub(ana, stage.url, 'ana', 'Vagalume da Baixada');
  await newcomer.findSponsor(ana);
  await newcomer.collectRewards(ana);
  await newcomer.trainReserves(ana);
  await newcomer.setTactic(ana);
  await newcomer.planChanges(ana);
  await newcomer.joinLeague(ana);
  await newcomer.chooseForMatch(ana);
  await newcomer.watchKickOff(ana);
  expect(Date.now() - arrived).toBeLessThan(6 * MINUTE);

  await newcomer.foundClub(bia, stage.url, 'bia', 'Pedra Lascada');
  await bia.goto(`${stage.url}/finances?tab=sponsorship`);
  await newcomer.signSponsor(bia);
  const sold = await desk.buyPlayer(ana);
  const listing = await desk.listPlayer(ana, sold);
  await Promise.all([desk.buyListed(bia, listing), desk.fuseBoosters(ana)]);
  await desk.buildGym(ana);
  await desk.upgradeSkill(ana);
  await bia.goto(`${stage.url}/competitions`);
  await newcomer.enterLeague(bia);

  const before = await Promise.all([stateOf(ana), stateOf(bia)]);
  const complaintsBefore = complaints.map((texts) => texts.length);
  await stage.server.killAndRestart();
  const after = await Promise.all([stateOf(ana), stateOf(bia)]);
  expect(after.map(({ club }) => club)).toEqual(before.map(({ club }) => club));
  const owners = after.map(({ club }) => club.players.some(({ id }) => id === sold));
  expect(owners).toEqual([false, true]);

  await season.liveThroughMatchDay(ana);
  await season.liveThroughSeason(ana);
  await season.readSeasonEnd(ana);
  await season.readPrize(ana);
  await season.readAndVerify(ana);
  await season.watchReplay(ana);
  const unexpected = complaints.map((texts, page) =>
    texts.filter((text, at) => {
      const isAfterCut = at >= (complaintsBefore[page] ?? 0);
      return !USUAL.test(text) && !(isAfterCut && POWER_CUT.test(text));
    }),
  );
  expect(unexpected).toEqual([[], []]);
});
