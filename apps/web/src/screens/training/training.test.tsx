import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildSquad,
} from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { playerCommands } from '../../testing/server/player-commands.ts';
import type { FakeWorld } from '../../testing/world.ts';

/** The second one is shown with 70 % and is too tired. */
const SQUAD = buildSquad().map((player) => ({
  ...player,
  attributes: { ...player.attributes, condition: player.number === 2 ? 69.6 : 90 },
}));

const training = (world: Partial<FakeWorld> = {}, handlers: Handlers = {}) =>
  renderApp('/training', {
    world: { club: buildClub({ players: SQUAD }), ...world },
    handlers: { ...playerCommands(), ...handlers },
  });

afterEach(() => {
  vi.restoreAllMocks();
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const start = (name = 'Treinar') => screen.getByRole('button', { name });

describe('a session', () => {
  test('the twenty types are listed in their groups with two attributes each, and rest apart with the rests left (R-TRA-2, R-TRA-3, R-TRS-5)', async () => {
    await training();
    expect(screen.getAllByRole('radio')).toHaveLength(21);
    const groups = screen.getAllByRole('radio').map((radio) => radio.closest('fieldset'));
    expect(new Set(groups).size).toBe(7);
    expect(new Set(groups.map((group) => group?.className)).size).toBe(7);
    expect(groups.filter((group) => group === groups.at(-1))).toHaveLength(1);
    const physical = within(screen.getByRole('group', { name: 'Físico' }));
    expect(physical.getAllByRole('radio')).toHaveLength(4);
    expect(physical.getByRole('radio', { name: 'Tiros curtos Velocidade, Aceleração' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Descanso 3/3 Condição, Moral' })).toBeInTheDocument();
  });

  test('on a phone the types fold into the chosen one, and a choice folds them again (R-TRS-12)', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never,
    );
    const { user } = await training();
    const summary = screen.getByText('Tipo de treino').closest('summary') as HTMLElement;
    const types = summary.closest('details') as HTMLDetailsElement;
    expect(types.open).toBe(false);
    await user.click(summary);
    expect(types.open).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Bote/ }));
    expect(types.open).toBe(false);
    expect(summary).toHaveTextContent('Bote');
  });

  test('select-all takes all players who may train, and the count says how many (R-TRS-1)', async () => {
    const { user } = await training();
    expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
    await user.click(box('Selecionar todos'));
    expect(screen.getByText('20 selecionados')).toBeInTheDocument();
    expect(box('Jogador 2')).not.toBeChecked();
    await user.click(box('Selecionar todos'));
    expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
  });

  test('69,6 % reads 70 %, does not train and says why with all its figures, but rests (R-TRA-5, R-SQD-6, R-TRS-2, R-TRS-11)', async () => {
    const { user } = await training();
    expect(screen.getByRole('row', { name: /Jogador 2 / })).toHaveTextContent('70%');
    expect(box('Jogador 2')).toHaveAccessibleDescription(
      'O camisa 2 está cansado: tem 69,6% de condição e precisa de 70% para treinar.',
    );
    await user.click(box('Jogador 2'));
    expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Descanso/ }));
    await user.click(box('Jogador 2'));
    expect(screen.getByText('1 selecionado')).toBeInTheDocument();
  });

  test('a row says how many sessions are left, and a player without one says why (R-TRA-23)', async () => {
    const sessions = { count: 3, date: BUILT_AT };
    const players = SQUAD.map((player) => (player.number === 3 ? { ...player, sessions } : player));
    const { user } = await training({ club: buildClub({ players }) });
    const row = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(row(/Jogador 3 /).getByRole('img', { name: 'restam 0 de 3 treinos' })).toHaveTextContent('0/3');
    expect(row(/Jogador 4 /).getByRole('img', { name: 'restam 3 de 3 treinos' })).toHaveTextContent('3/3');
    expect(box('Jogador 3')).toHaveAccessibleDescription(
      'O camisa 3 já fez 3/3 treinos hoje. Um jogo conta como um treino.',
    );
    await user.click(screen.getByRole('radio', { name: /^Descanso/ }));
    expect(box('Jogador 3')).toBeEnabled();
  });

  test('a player who may only rest leaves the selection when an exercise is chosen', async () => {
    const { user } = await training();
    await user.click(screen.getByRole('radio', { name: /^Descanso/ }));
    await user.click(box('Selecionar todos'));
    expect(screen.getByText('21 selecionados')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /^Fôlego/ }));
    expect(screen.getByText('20 selecionados')).toBeInTheDocument();
  });

  test('the button without selected players says what is missing', async () => {
    await training();
    expect(start()).toHaveAccessibleDescription('Escolha pelo menos um jogador.');
  });

  test('shows its cost in condition before it is run, by intensity (R-TRA-18)', async () => {
    const { user } = await training();
    expect(screen.getByText('Custa 5 de condição a cada jogador.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Jogador 3 / })).toHaveTextContent('90%85%');
    await user.selectOptions(screen.getByLabelText('Intensidade'), '80%');
    expect(screen.getByText('Custa 4 de condição a cada jogador.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Jogador 3 / })).toHaveTextContent('90%86%');
  });

  test('the intensity is 100 %, 90 % or 80 % (R-TRS-3)', async () => {
    await training();
    const offered = within(screen.getByLabelText('Intensidade')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['100%', '90%', '80%']);
  });

  test('a failed one closes the dialog with a short message, and the selection is cleared (R-TRS-9, R-ERR-6)', async () => {
    const { handler: trainPlayers, release } = heldHandler(() => {
      throw new RefusedCall('server/internal');
    });
    const { user } = await training({}, { trainPlayers });
    await user.click(box('Jogador 3'));
    await user.click(start());
    expect(await screen.findByText('Executando treino...')).toBeInTheDocument();
    release();
    expect(await findToast('O servidor falhou. Nada foi gravado; tente de novo.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Executando treino...')).not.toBeInTheDocument());
    expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Jogador 3 / })).toHaveTextContent('90%');
  });

  test('runs, shows the results and clears the selection (R-TRS-7, R-TRS-8, R-TRS-9)', async () => {
    const { handler: trainPlayers, release } = heldHandler(playerCommands().trainPlayers);
    const { user, server } = await training({}, { trainPlayers });
    await user.click(screen.getByRole('radio', { name: /^Tiros curtos/ }));
    await user.selectOptions(screen.getByLabelText('Intensidade'), '90%');
    await user.click(box('Jogador 3'));
    await user.click(start());
    expect(await screen.findByText('Executando treino...')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Executando treino...')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).queryByRole('button')).toBeNull();
    release();
    const results = within(await screen.findByRole('dialog', { name: 'Resultados do Treino' }));
    expect(server.calls.findLast(({ body }) => body !== undefined)?.body).toEqual({
      players: [3],
      intensity: 0.9,
      trainingId: 2,
    });
    const rows = results.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^3 Jogador 3Velocidade \+\d,\d\dAceleração \+\d,\d\d$/),
    ]);
    await user.click(results.getAllByRole('button', { name: 'Fechar' }).at(-1) ?? document.body);
    await waitFor(() => expect(screen.getByText('Nenhum selecionado')).toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Jogador 3 / })).toHaveTextContent('86%');
  });

  test('the results list rises alone, and say of whom there are none (R-TRS-8)', async () => {
    const gain = (number: number, attributeName: 'speed' | 'acceleration', increase: number) =>
      ({ number, name: `Jogador ${number}`, attributeName, increase }) as const;
    const { user } = await training(
      {},
      {
        trainPlayers: async (call) => ({
          ...(await playerCommands().trainPlayers(call)),
          trainingOutcome: [
            gain(3, 'speed', 0.3),
            gain(3, 'acceleration', 0),
            gain(9, 'speed', 0),
            gain(9, 'acceleration', 0.004),
          ],
        }),
      },
    );
    await user.click(box('Jogador 3'));
    await user.click(start());
    const results = within(await screen.findByRole('dialog', { name: 'Resultados do Treino' }));
    const cells = results.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['Velocidade +0,30', 'Sem ganho']);
  });

  test('the results come by shirt number, whoever was chosen first', async () => {
    const gain = (number: number, increase: number) =>
      ({ number, name: `Jogador ${number}`, attributeName: 'speed', increase }) as const;
    const { user } = await training(
      {},
      {
        trainPlayers: async (call) => ({
          ...(await playerCommands().trainPlayers(call)),
          trainingOutcome: [gain(9, 0.2), gain(12, 0.1), gain(3, 0.3)],
        }),
      },
    );
    await user.click(box('Jogador 9'));
    await user.click(start());
    const results = within(await screen.findByRole('dialog', { name: 'Resultados do Treino' }));
    const names = results.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['3 Jogador 3', '9 Jogador 9', '12 Jogador 12']);
  });

  test('a rest uses one of the day; with none left it is off (R-TRA-6, R-TRA-19, R-TRS-4, R-TRS-6)', async () => {
    const { user } = await training({
      club: buildClub({ players: SQUAD, rests: { value: 2, lastUpdate: BUILT_AT } }),
    });
    await user.click(screen.getByRole('radio', { name: /^Descanso 1\/3/ }));
    await user.click(box('Jogador 2'));
    await user.click(start('Descansar'));
    await screen.findByRole('dialog', { name: 'Resultados do Treino' });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('radio', { name: /^Descanso 0\/3/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(box('Jogador 2'));
    expect(start('Descansar')).toHaveAccessibleDescription(
      /^Os descansos de hoje acabaram\. Eles voltam em \d\d\/\d\d às 21:00 \(horário de Brasília\)\.$/,
    );
    const rest = screen.getByRole('radio', { name: /^Descanso/ });
    expect(rest).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: /^Fôlego/ }));
    await user.click(rest);
    expect(rest).not.toBeChecked();
    expect(start()).toBeInTheDocument();
  });

  test('during a match of the club no player trains, and a notice says so (R-TRA-10, R-TRS-10, R-SES-11)', async () => {
    const match = buildMatch({ date: BUILT_AT });
    const competition = buildCompetition({
      status: 'running',
      entrants: [buildEntrant()],
      matches: { [match.id]: match },
    });
    const { user } = await training({
      club: buildClub({ players: SQUAD, competitions: { current: [competition.id] } }),
      competitions: [competition],
    });
    expect(screen.getByText('Jogo em andamento')).toBeInTheDocument();
    await user.click(box('Jogador 3'));
    expect(start()).toHaveAccessibleDescription(/^Jogo em andamento/);
  });
});
