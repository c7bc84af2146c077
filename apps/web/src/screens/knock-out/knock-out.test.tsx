import { buildCompetition, buildEntrant } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cupWorld } from '../../testing/demo/demo-cup.ts';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CUP = '/competitions/mmcup?id=k1';
const TOURNAMENT = '/competitions/mmtournament?id=t1';
const demo = demoWorld();
const cups = new Map([1, 2, 5].map((rounds) => [rounds, cupWorld(demo, 'MM Cup', rounds)]));
const tournaments = new Map([2, 3, 6].map((rounds) => [rounds, cupWorld(demo, 'MM Tournament', rounds)]));

afterEach(() => vi.restoreAllMocks());

async function open(address: string, world = cups.get(2)) {
  const rendered = await renderApp(address, { world: { ...world, scale: 0 } });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  return rendered;
}

/** Answers those media queries with yes, all others with no. */
function withMedia(...queries: readonly string[]): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: queries.some((one) => query.includes(one)),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

const region = (name: string) => within(screen.getByRole('region', { name }));

test.each([
  ['/competitions/mmcup', 'MM Cup'],
  ['/competitions/mmtournament', 'MM Tournament'],
])('%s is a placeholder while the club plays in no such competition (R-NAV-8)', async (address, name) => {
  await renderApp(address);
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  expect(screen.getByText('A SER IMPLEMENTADO')).toBeInTheDocument();
});

test('the special says which clubs are invited while the own club is not one (R-NAV-8, R-HUB-7)', async () => {
  await renderApp('/competitions/mmspecial');
  expect(screen.getByRole('heading', { level: 1, name: 'MM Special' })).toBeInTheDocument();
  expect(screen.getByText(/Os 8 últimos campeões/)).toBeInTheDocument();
});

test('a guest of the special sees three rounds, and prizes of the highest category (R-SPE-4)', async () => {
  await open('/competitions/mmspecial?id=s1', cupWorld(demo, 'MM Special', 1));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^MM Special$/);
  expect(screen.getByText(/campeões de todas as categorias/)).toBeInTheDocument();
  expect(screen.getAllByRole('region', { name: /^Chave: / })).toHaveLength(3);
  expect(screen.getByText('MM Special Pro 1º Colocado')).toBeInTheDocument();
});

test('an open cup lists its entrants, and no match yet', async () => {
  const cup = buildCompetition({ id: 'k1', name: 'MM Cup', entrants: [buildEntrant('c1')] });
  await renderApp(CUP, { world: { competitions: [cup] } });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  expect(screen.getByText('Nenhum jogo agendado.')).toBeInTheDocument();
  expect(screen.getByText('Aguardando início ...')).toBeInTheDocument();
  expect(screen.getByText('MM Cup Várzea 1º Colocado')).toBeInTheDocument();
});

describe('a cup (R-KNO-1, R-KNO-2, R-KNO-4)', () => {
  test('shows the own match with its tactic, and the path to it', async () => {
    await open(CUP);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('MM Cup Várzea');
    expect(region('Para este jogo').getByRole('group', { name: 'Tática do jogo' })).toBeInTheDocument();
    const steps = region('Meu caminho').getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByText(/avos|Oitavas|Quartas|Semifinal/).textContent)).toEqual([
      '16 avos',
      'Oitavas',
      'Quartas',
      'Semifinal',
    ]);
    expect(steps.at(-1)).toHaveTextContent('Se você passar');
    expect(within(steps[0] ?? document.body).getByRole('link', { name: /Estatísticas/ })).toHaveTextContent(
      /^VVitória/,
    );
  });

  test('has sixteen ties in its first round, byes among them, and leads from ties to matches', async () => {
    await open(CUP);
    const first = region('Chave: 16 avos').getAllByRole('listitem');
    expect(first).toHaveLength(16);
    expect(first.filter((tie) => tie.textContent?.includes('passou direto'))).toHaveLength(4);
    const matches = first.flatMap((tie) => within(tie).queryAllByRole('link', { name: /\d/ }));
    expect(matches).toHaveLength(12);
    for (const link of matches) expect(link.getAttribute('href')).toMatch(/^\/matchStats\?/);
    expect(region('Chave: Semifinal').getAllByText('Vencedor das quartas')).toHaveLength(4);
    expect(screen.getByText('Quem leva?')).toBeInTheDocument();
  });

  test('reads out shoot-outs and extra time', async () => {
    await open(CUP, cups.get(5));
    const names = screen.getAllByRole('link').map((link) => link.textContent ?? '');
    expect(names.some((name) => name.endsWith(', nos pênaltis'))).toBe(true);
    expect(names.some((name) => name.endsWith(', na prorrogação'))).toBe(true);
  });

  test('shows its winner at its end, and the own prize', async () => {
    await open(CUP, cups.get(5));
    const champion = region('Chave: Final').getByText('Campeão');
    expect(champion).toBeInTheDocument();
    expect(region('Premiação').getByText('Seu prêmio')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Para este jogo' })).not.toBeInTheDocument();
  });

  test('narrows to the quarter-finals and later, in the address', async () => {
    const { user, router } = await open(CUP);
    await user.click(screen.getByRole('button', { name: 'Das quartas à final' }));
    expect(screen.queryByRole('region', { name: 'Chave: 16 avos' })).not.toBeInTheDocument();
    expect(router.state.location.search).toContain('bracket=end');
    await user.click(screen.getByRole('button', { name: 'Chave toda' }));
    expect(screen.getByRole('region', { name: 'Chave: 16 avos' })).toBeInTheDocument();
  });
});

describe('on a phone (R-KNO-3)', () => {
  test('the screen shows one round between two arrows, first the last drawn one', async () => {
    withMedia('max-width: 720px');
    const { user, router } = await open(CUP);
    const stepper = within(screen.getByRole('group', { name: 'Fase' }));
    expect(stepper.getByText('Quartas')).toBeInTheDocument();
    await user.click(stepper.getByRole('button', { name: 'Fase: anterior' }));
    expect(stepper.getByText('Oitavas')).toBeInTheDocument();
    expect(router.state.location.search).toContain('phase=round-of-16');
    expect(screen.queryByRole('region', { name: 'Chave: Quartas' })).not.toBeInTheDocument();
    for (let step = 0; step < 3; step++) await user.click(stepper.getByRole('button', { name: 'Fase: seguinte' }));
    expect(stepper.getByText('Final')).toBeInTheDocument();
    expect(stepper.getByRole('button', { name: 'Fase: seguinte' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a tournament (R-KNO-5)', () => {
  test('shows the own group and its matches first, then three other groups and the places that lead on', async () => {
    await open(TOURNAMENT, tournaments.get(2));
    const tables = screen.getAllByRole('table').map((table) => table.getAttribute('aria-label') ?? '');
    expect([...tables].sort()).toEqual(['Grupo A', 'Grupo B', 'Grupo C', 'Grupo D']);
    const own = within(screen.getByRole('table', { name: tables[0] ?? '' }));
    expect(own.getByRole('link', { name: 'Vagalume da Baixada' })).toBeInTheDocument();
    expect(own.getAllByText(', passa de fase')).toHaveLength(2);
    expect(region('Jogos').getAllByRole('listitem')).toHaveLength(2);
    expect(region('Chave: Quartas').getByText('1º do A')).toBeInTheDocument();
    expect(region('Meu caminho').getByText(/º do grupo [A-D]/)).toBeInTheDocument();
  });

  test('names the clubs of the knock-out after the groups, and its champion', async () => {
    await open(TOURNAMENT, tournaments.get(6));
    expect(region('Chave: Quartas').queryByText(/º do /)).not.toBeInTheDocument();
    expect(region('Chave: Final').getByText('Campeão')).toBeInTheDocument();
  });
});

describe('a draw (R-KNO-6)', () => {
  const DRAW = `${CUP}&draw=1`;
  const drawn = () => region('Jogos').queryAllByRole('link').length;

  test('is opened from the bracket', async () => {
    const { user } = await open(CUP, cups.get(1));
    await user.click(screen.getByRole('link', { name: 'Ver sorteio: 16 avos' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Sorteio: 16 avos' })).toBeInTheDocument();
    expect(screen.getByText(/12 jogos/)).toBeInTheDocument();
  });

  test('turns its plates one by one, can be paused, skipped and seen again', async () => {
    const { user } = await open(DRAW, cups.get(1));
    await waitFor(() => expect(drawn()).toBeGreaterThan(0), { timeout: 4_000 });
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    const before = drawn();
    await user.click(screen.getByRole('button', { name: 'Virar a próxima' }));
    expect(drawn()).toBe(before + 1);
    await user.click(screen.getByRole('button', { name: 'Pular para o resultado' }));
    expect(drawn()).toBe(24);
    expect(region('Sorteio').getByRole('status')).toHaveTextContent('Sorteio encerrado.');
    await user.click(screen.getByRole('button', { name: 'Ver de novo' }));
    expect(drawn()).toBe(0);
  });

  test('turns none by itself with reduced motion', async () => {
    withMedia('prefers-reduced-motion: reduce');
    const { user } = await open(DRAW, cups.get(1));
    expect(screen.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument();
    for (let plate = 1; plate <= 2; plate++) await user.click(screen.getByRole('button', { name: 'Virar a próxima' }));
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 600));
    });
    expect(drawn()).toBe(2);
    expect(region('Sorteio').getByRole('status')).toHaveTextContent(/^Jogo 1: .+ × .+/);
  });

  test('of groups fills them pot by pot', async () => {
    withMedia('prefers-reduced-motion: reduce');
    const { user } = await open(`${TOURNAMENT}&draw=1`, tournaments.get(2));
    for (let plate = 1; plate <= 5; plate++) await user.click(screen.getByRole('button', { name: 'Virar a próxima' }));
    const filled = ['A', 'B', 'C', 'D'].map((name) => region(`Grupo ${name}`).queryAllByRole('link').length);
    expect(filled).toEqual([2, 1, 1, 1]);
    expect(region('Sorteio').getByRole('status')).toHaveTextContent(/^Grupo A: /);
  });

  test('that has not been held says so', async () => {
    await open(`${CUP}&draw=9`, cups.get(1));
    expect(screen.getByText('Este sorteio ainda não aconteceu.')).toBeInTheDocument();
  });
});
