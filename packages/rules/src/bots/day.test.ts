import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import { botClub } from '../club-creation/bot-club.ts';
import { createRandom } from '../core/random.ts';
import { ledgerBalance } from '../finances/ledger.ts';
import { isWithinSquadLimits } from '../players/squad-limits.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/index.ts';
import { botBeforeMatch, botDay } from './day.ts';

describe('a day of a bot (R-BOT-10)', () => {
  const random = createRandom(7);
  const { club } = botClub({ id: 'b1', now: BUILT_AT }, random, ALPHA);
  const day = botDay({ club, matches: [], now: BUILT_AT }, random, ALPHA);

  test('holds everything that it does, in order', () => {
    const kinds = [...new Set(day.events.map(({ type }) => type))];
    expect(kinds).toEqual([
      'reward-collected',
      'sponsorship-signed',
      'skill-upgraded',
      'boosters-fused',
      'training-done',
      'tactic-saved',
    ]);
  });

  test('leaves a valid squad and valid tactics', () => {
    expect(isWithinSquadLimits(day.club.players, ALPHA)).toBe(true);
    for (const tactic of Object.values(day.club.tactics))
      expect(validateTactic(tactic, day.club.players, ALPHA).ok).toBe(true);
  });

  test('moves money and credits by its entries alone (R-FIN-1)', () => {
    const { money, credits } = ledgerBalance(day.entries);
    expect(day.club.finances.totalMoney).toBe(club.finances.totalMoney + money);
    expect(day.club.finances.credits).toBe(club.finances.credits + credits);
  });

  test('is the same for the same draws', () => {
    const live = () => botDay({ club, matches: [], now: BUILT_AT + DAY }, createRandom(3), ALPHA);
    expect(live()).toEqual(live());
  });
});

test('a manager’s club goes on as a bot when his account is deleted (R-BOT-11)', () => {
  const managed = buildClub({ manager: { ...buildClub().manager, name: 'Conta excluída', skillPoints: 3 } });
  const { club, events } = botDay({ club: managed, matches: [], now: BUILT_AT }, createRandom(1), ALPHA);
  expect(events.length).toBeGreaterThan(0);
  expect(club).toMatchObject({ id: managed.id, name: managed.name, createdAt: managed.createdAt });
});

describe('a bot before a match (R-BOT-4, R-BOT-5)', () => {
  test('rests tired players, picks the eleven, and does nothing else', () => {
    const players = buildSquad().map((player) => ({
      ...player,
      attributes: { ...player.attributes, condition: player.number === 3 ? 60 : 80 },
    }));
    const { events, club } = botBeforeMatch(
      { club: buildClub({ players }), matches: [], now: BUILT_AT },
      createRandom(1),
      ALPHA,
    );
    expect([...new Set(events.map(({ type }) => type))]).toEqual(['training-done', 'tactic-saved']);
    expect(club.players[0]?.attributes.condition).toBeGreaterThan(80);
  });
});
