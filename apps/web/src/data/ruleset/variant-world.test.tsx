import { ALPHA, type Ruleset } from '@mundo-manager/rules/ruleset';
import { buildClub, buildCompetition, buildEntrant } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import type { FakeServer } from '../../testing/server/fake-server.ts';
import { type FakeWorld, rulesetHashOf } from '../../testing/world.ts';
import { INITIAL_DATA } from '../calls/query-client.ts';

const { competitions, training, market, players, positions, manager, boosters, facilities, sponsorship } = ALPHA;
const [firstPrize, ...otherPrizes] = competitions.prizes['MM League'];

/** A world with other prices, floors, quotas, substitutions and counts. */
const VARIANT: Ruleset = {
  ...ALPHA,
  name: 'Beta',
  server: { trainingSpeed: 7, restSpeed: 4, matchesPerDay: 6 },
  competitions: {
    ...competitions,
    leagueClubs: 12,
    leagueEntryCredits: 13,
    prizes: {
      ...competitions.prizes,
      'MM League': [{ ...firstPrize, place: 1, money: 777_000, credits: 44 }, ...otherPrizes],
    },
    awardPlaces: { ...competitions.awardPlaces, 'MM League': [1, 2, 3, 4, 5] },
  },
  matchWindow: { ...ALPHA.matchWindow, minutesBefore: 25 },
  training: { ...training, restsPerDay: 9, minimumCondition: 66, intensities: [1, 0.5] },
  players: { ...players, squad: { ...players.squad, minimum: 25 } },
  positions: { ...positions, colourSteps: { ...positions.colourSteps, excellent: 94 } },
  boosters: { ...boosters, fusionCredits: 17, matchBoosters: boosters.matchBoosters.slice(0, 4) },
  market: {
    ...market,
    searchesPerDay: 8,
    ageRanges: [{ from: 16, to: 40, key: '16_40' }],
    defaultSearch: { ...market.defaultSearch, age: '16_40' },
  },
  finances: { ...ALPHA.finances, reservedWages: 3 },
  sponsorship: { ...sponsorship, awardWindow: 45, offers: [{ id: '1', duration: 11, factor: 1, credits: 3 }] },
  facilities: {
    ...facilities,
    stadium: [
      { level: 1, seats: 4_000, price: 0 },
      { level: 2, seats: 9_000, price: 1_234_000 },
    ],
  },
  manager: {
    ...manager,
    matchExperience: { win: 321, draw: 123, loss: 12 },
    skillPointCosts: [4, ...manager.skillPointCosts.slice(1)],
    creditsPerLevel: 6,
  },
  dailyRewards: { ...ALPHA.dailyRewards, money: 54_321 },
  clubCreation: { ...ALPHA.clubCreation, nameLength: { minimum: 3, maximum: 14 } },
  tactics: { ...ALPHA.tactics, maximumSubstitutions: 3, substitutionMinutes: [40, 80] },
};

/** What a league paid before that. */
const OLD_PRIZES: Ruleset['competitions']['prizes'] = {
  ...competitions.prizes,
  'MM League': [{ ...firstPrize, place: 1, money: 555_000, credits: 1 }, ...otherPrizes],
};

/** What the page reads, on one line. */
const shown = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

describe('the screens of a world with a rule set of its own (R-SES-20)', () => {
  test.each([
    ['/home', ['Servidor Beta', '×7', '×4']],
    ['/competitions', ['12 clubes, 22 rodadas', '13 créditos', '777.000', '44 créditos', '6 por nível']],
    ['/training', ['9/9', 'Custa 5 de condição']],
    ['/squad', ['94+', 'Condição abaixo de 66% impede o treino']],
    ['/manager', ['vitória 321, empate 123, derrota 12', '4 PH']],
    ['/market', ['Buscar 8/8', '16 a 40 anos', '3 semanas de salários']],
    ['/matchBoosters', ['até 25 minutos antes do início']],
    ['/playerBoosters', ['Fundir por 17 créditos']],
    ['/facilities', ['Nível 1 de 2', '4.000 lugares', '9.000 lugares', '1.234.000']],
    ['/finances?tab=sponsorship', ['11 dias', '45 dias']],
    ['/dailyRewards', ['54.321']],
    ['/club', ['Os 5 primeiros da liga']],
  ] as const)('%s', async (address, texts) => {
    await renderApp(address, { world: { ruleset: VARIANT } });
    for (const text of texts) await waitFor(() => expect(shown()).toContain(text));
  });

  test('a name is as long as the rules of the world let it be, for a club that is still to be founded', async () => {
    const { server } = await renderApp('/clubCreation', { world: { ruleset: VARIANT, club: null } });
    await waitFor(() => expect(shown()).toContain('0 de 14 caracteres'));
    expect(hashesOf(server)).toEqual([{ hash: 'current' }]);
  });

  test('a tactic plans as many substitutions as they allow', async () => {
    const { user } = await renderApp('/tactics', { world: { ruleset: VARIANT } });
    await user.click(await screen.findByRole('tab', { name: /Substituições/ }));
    await waitFor(() => expect(shown()).toContain('0 de 3'));
  });

  test('no player is released whom the squad needs', async () => {
    const club = buildClub();
    const ruleset = { ...VARIANT, players: { ...players, squad: { ...players.squad, minimum: club.players.length } } };
    await renderApp(`/playerDetails?id=${club.players[0]?.id}`, { world: { ruleset, club } });
    expect(await screen.findByRole('button', { name: 'Liberar' })).toHaveAccessibleDescription(
      new RegExp(`menos de ${club.players.length} jogadores`),
    );
  });
});

describe('the rule set of the world (R-SES-20, R-SES-21)', () => {
  test('comes once, by the hash that the initial data name', async () => {
    const { server, session } = await renderApp('/home', { world: { ruleset: VARIANT } });
    await act(() => session.queryClient.refetchQueries({ queryKey: INITIAL_DATA }));
    expect(hashesOf(server)).toEqual([{ hash: rulesetHashOf(server.world) }]);
  });

  test('needs no call in a standard world', async () => {
    const { server } = await renderApp('/home');
    expect(hashesOf(server)).toEqual([]);
  });

  test('is reported to have changed, and the page keeps the old one until it is loaded anew', async () => {
    const { server, session } = await renderApp('/home');
    expect(screen.queryByText(/As regras deste mundo mudaram/)).not.toBeInTheDocument();
    server.world.ruleset = VARIANT;
    await act(() => session.queryClient.refetchQueries({ queryKey: INITIAL_DATA }));
    expect(await screen.findByText(/As regras deste mundo mudaram/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeInTheDocument();
    expect(shown()).toContain('×5');
    expect(hashesOf(server)).toEqual([]);
  });

  test('goes with the session', async () => {
    const { session, router } = await renderApp('/home', { world: { ruleset: VARIANT } });
    act(() => session.actor.send({ type: 'signOut' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(shown()).toContain('clubes por liga10'));
  });
});

describe('a competition that keeps the rule set it was drawn under (R-SES-22)', () => {
  const keeper = (kept: Ruleset): Partial<FakeWorld> => {
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    const league = buildCompetition({ id: 'old', status: 'running', entrants });
    const club = buildClub({ competitions: { current: ['old'] } });
    return { club, competitions: [league], ruleset: VARIANT, keptRulesets: { old: kept } };
  };
  const prizes = async (world: Partial<FakeWorld>) => {
    const { server } = await renderApp('/competitions/mmleague', { world });
    const panel = await screen.findByRole('region', { name: 'Premiação' });
    return { server, panel };
  };

  test('pays by that one, which is asked for by its hash', async () => {
    const kept = { ...VARIANT, name: 'Older', competitions: { ...VARIANT.competitions, prizes: OLD_PRIZES } };
    const { server, panel } = await prizes(keeper(kept));
    await waitFor(() => expect(panel).toHaveTextContent('555.000'));
    expect(panel).not.toHaveTextContent('777.000');
    expect(hashesOf(server)).toContainEqual({ hash: rulesetHashOf({ ruleset: kept }) });
  });

  test('needs no call if it is the standard one', async () => {
    const { server, panel } = await prizes(keeper(ALPHA));
    await waitFor(() => expect(panel).not.toHaveTextContent('777.000'));
    expect(hashesOf(server)).toEqual([{ hash: rulesetHashOf({ ruleset: VARIANT }) }]);
  });
});

function hashesOf({ calls }: FakeServer): readonly unknown[] {
  return calls.filter(({ name }) => name === 'ruleset').map(({ params }: { params: object | undefined }) => params);
}
