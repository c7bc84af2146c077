import { i18n } from '@lingui/core';
import type { RuleErrorCode } from '@mundo-manager/rules/core';
import { formatMoney } from '@mundo-manager/rules/format';
import { type BoosterSlot, marketValueBreakdown, overall, type Player, SKILLS } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildClub, buildPlayer, buildSquad } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { errorMessage } from '../../components/messages/errors.ts';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { playerCommands } from '../../testing/server/player-commands.ts';
import type { FakeWorld } from '../../testing/world.ts';

const YEAR = 365.25 * 86_400_000;

/** He is on no team sheet. */
function playmaker(changes: Parameters<typeof buildPlayer>[0] = {}): Player {
  return buildPlayer({
    id: 'ten',
    number: 30,
    name: 'Melado',
    position: 'AM',
    dob: BUILT_AT - 23.5 * YEAR,
    marketValue: 555_000,
    salary: 6_110,
    ...changes,
  });
}

const clubWith = (player: Player, changes: Partial<FakeWorld['club']> = {}) => {
  const squad = buildSquad();
  return buildClub({ ...buildClub({ players: squad }), players: [...squad, player], ...changes });
};

const opened = (player = playmaker(), changes: Partial<FakeWorld['club']> = {}, handlers: Handlers = {}) =>
  renderApp(`/playerDetails?id=${player.id}`, {
    world: { club: clubWith(player, changes) },
    handlers: { ...playerCommands(), ...handlers },
  });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const slots = (...slots: BoosterSlot[]) => ({ attributeBoosters: slots });

/** As the page shows it, with an ordinary space. */
const dollarsOf = (value: number) => formatMoney(value).replace(/\s/g, ' ');

describe('the value of a player (R-PDT-18)', () => {
  test('is explained by overall, age and potential, with the value of tomorrow', async () => {
    const player = playmaker();
    const { user } = await opened(player);
    await user.click(await screen.findByText('Por que esse valor?'));
    const { overall: dollars, age, potential, value } = marketValueBreakdown(player, BUILT_AT, ALPHA);
    const shown = (name: RegExp) => screen.getByText(name).nextSibling;
    expect(shown(/^Overall \d+, sem boosters$/)).toHaveTextContent(dollarsOf(Math.round(dollars)));
    expect(shown(/^Idade de 23 anos$/)).toHaveTextContent(`× ${age.toFixed(2).replace('.', ',')}`);
    expect(shown(/pontos até o potencial$/)).toHaveTextContent(`× ${potential.toFixed(2).replace('.', ',')}`);
    expect(shown(/^A partir da meia-noite/)).toHaveTextContent(dollarsOf(value));
  });

  test('says nothing of tomorrow if nothing will change', async () => {
    const player = playmaker();
    await opened(playmaker({ marketValue: marketValueBreakdown(player, BUILT_AT, ALPHA).value }));
    await screen.findByText('Por que esse valor?');
    expect(screen.queryByText(/^A partir da meia-noite/)).not.toBeInTheDocument();
  });
});

describe('the page of a player', () => {
  test('name, position, age, flag, value, wages and statistics are shown (R-PDT-1, R-PDT-2)', async () => {
    await opened(playmaker({ statistics: { matches: 7, goals: 3, assists: 2, ratings: [7, 7.3, 8] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Melado' })).toBeInTheDocument();
    expect(screen.getByText(/Meia-atacante/)).toHaveTextContent('AMMeia-atacante · 23 anos');
    expect(screen.getByRole('img', { name: 'Brasil' })).toBeInTheDocument();
    expect(screen.getByText('Valor de Mercado').nextSibling).toHaveTextContent('$ 555.000');
    expect(screen.getByText('Salário Semanal').nextSibling).toHaveTextContent('$ 6.110');
    expect(screen.getByText('Na categoria Várzea').nextSibling).toHaveTextContent(
      /^(excelente|ótimo|bom|regular|fraco)$/,
    );
    expect(screen.getByText('Partidas').nextSibling).toHaveTextContent('7');
    expect(screen.getByText('Gols').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Assistências').nextSibling).toHaveTextContent('2');
    const average = screen.getByRole('button', { name: 'Avaliação' }).closest('dt');
    expect(average?.nextSibling).toHaveTextContent('7,4');
    expect(screen.getByRole('img', { name: /^Notas dos últimos jogos/ })).toHaveAccessibleName(/7,0; 7,3; 8,0$/);
  });

  test('attributes are shown in four groups, the potential once, boosts beside them (R-PDT-4, R-BOO-8)', async () => {
    await opened(playmaker(slots({ slotId: 1, status: 'occupied', boosterId: 3 })));
    await screen.findByRole('heading', { level: 1, name: 'Melado' });
    for (const name of ['Físico', 'Técnico', 'Mental', 'Goleiro']) {
      expect(screen.getByRole('table', { name })).toBeInTheDocument();
    }
    const physical = within(screen.getByRole('table', { name: 'Físico' }));
    expect(physical.getByRole('row', { name: /^Potencial/ })).toHaveTextContent('80');
    expect(screen.getAllByRole('rowheader', { name: 'Potencial' })).toHaveLength(1);
    const passing = within(screen.getByRole('table', { name: 'Técnico' })).getByRole('row', { name: /^Passe/ });
    expect(passing).toHaveTextContent('+3');
    expect(passing).toHaveTextContent('63');
  });

  test('overall in another position comes with its reasons (R-POS-8)', async () => {
    const { user } = await opened();
    await screen.findByRole('heading', { level: 1, name: 'Melado' });
    expect(screen.getByRole('table', { name: 'De onde vem o overall como AM' })).toBeInTheDocument();
    await user.click(within(screen.getByRole('group', { name: 'Posição' })).getByRole('button', { name: /^GK/ }));
    const reasons = within(screen.getByRole('table', { name: 'De onde vem o overall como GK' }));
    expect(reasons.getByRole('rowheader', { name: 'Reflexos' })).toBeInTheDocument();
  });

  test('the positions go from the goal to the attack, those that are alike beside each other (R-PDT-17)', async () => {
    await opened();
    await screen.findByRole('heading', { level: 1, name: 'Melado' });
    const buttons = within(screen.getByRole('group', { name: 'Posição' })).getAllByRole('button');
    const names = buttons.map(({ firstElementChild }) => firstElementChild?.textContent).join(' ');
    expect(names).toBe('GK CB RCB LCB RWB RB LWB LB DM RDM LDM CM RCM LCM AM RAM LAM LW LM RW RM CF RF LF');
  });

  test('the overall is shown as a sum that can be checked: shares of 100%, parts, and their total (R-POS-8)', async () => {
    const player = playmaker();
    await opened(player);
    await screen.findByRole('heading', { level: 1, name: 'Melado' });
    const table = within(screen.getByRole('table', { name: 'De onde vem o overall como AM' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Atributo', 'Valor', 'Peso', 'Parte']);
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(-2)
          .map(({ textContent }) => Number(/^[\d,]+/.exec(textContent ?? '')?.[0].replace(',', '.'))),
      );
    const total = cells.pop() ?? [];
    expect(cells.reduce((sum, [weight = 0]) => sum + weight, 0)).toBeCloseTo(100, 6);
    expect(total[0]).toBe(100);
    expect(table.getByRole('row', { name: /^Overall como AM 100%/ })).toBeInTheDocument();
    expect(Math.abs(cells.reduce((sum, [, part = 0]) => sum + part, 0) - (total[1] ?? 0))).toBeLessThan(1);
    expect(Math.trunc(total[1] ?? 0)).toBe(Math.trunc(overall(player, ALPHA)));
  });

  test.each([
    [120, 'Nível de treino 1', '120/200 XP', 60],
    [200, 'Nível de treino 2', '0/700 XP', 0],
    [2_000, 'Nível de treino 4', 'Max.', 100],
  ])('%i points of training read %s, %s (R-PDT-3)', async (exp, level, bar, percent) => {
    const player = playmaker({ attributes: { exp } });
    await opened(player);
    expect(await screen.findByText(level)).toBeInTheDocument();
    const rating = screen.getByRole('button', { name: 'Overall' }).closest('dt');
    expect(rating?.nextSibling).toHaveTextContent(String(Math.trunc(overall(player, ALPHA))));
    const track = screen.getByRole('progressbar', { name: 'Experiência de treino' });
    expect(track).toHaveAttribute('aria-valuenow', String(percent));
    expect(within(screen.getByRole('list', { name: 'Espaços de booster' })).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(bar)).toBeInTheDocument();
  });

  test('a player of another club is read-only (R-PDT-7, R-PDT-15)', async () => {
    const other = buildSquad('c2')[8];
    if (other === undefined) throw new Error('a squad without players');
    await renderApp(`/playerDetails?id=${other.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Jogador 9' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clube c2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Colocar à venda' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Liberar' })).toBeNull();
  });

  test.each([
    ['c1-p9', ['Condição', 'Moral']],
    ['c2-p9', []],
  ])('condition and morale are shown of one’s own players alone: %s (R-OPP-17)', async (id, shown) => {
    await renderApp(`/playerDetails?id=${id}`);
    const identity = within(await screen.findByRole('region', { name: 'Jogador' }));
    const terms = identity.getAllByRole('button').map(({ textContent }) => textContent);
    expect(terms.filter((term) => term === 'Condição' || term === 'Moral')).toEqual(shown);
  });

  test('slots of another club’s player show their boosters, without buttons (R-PDT-7)', async () => {
    const [first, ...rest] = buildSquad('c2');
    if (first === undefined) throw new Error('a squad without players');
    const boosters = slots(
      { slotId: 1, status: 'occupied', boosterId: 3 },
      { slotId: 2, status: 'unlocked' },
      { slotId: 3, status: 'unlockable' },
    );
    const others = [buildClub({ id: 'c2', players: [{ ...first, ...boosters }, ...rest] })];
    await renderApp(`/playerDetails?id=${first.id}`, { world: { others } });
    const panel = within(await screen.findByRole('region', { name: 'Boosters' }));
    expect(panel.getByText('+5%')).toBeInTheDocument();
    expect(panel.getAllByText('Vazio')).toHaveLength(1);
    expect(panel.getByText('Desbloqueável')).toBeInTheDocument();
    expect(panel.queryByRole('button')).toBeNull();
  });

  test('a name that travelled along heads his page while he loads, but not who is not found (R-NAV-12)', async () => {
    const { handler: player, release } = heldHandler<unknown, never>(() => {
      throw new RefusedCall('not-found/player');
    });
    const { router } = await renderApp('/squad', { handlers: { player } });
    await act(() => router.navigate('/playerDetails?id=x', { state: { player: { id: 'x', name: 'Tião Luva' } } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tião Luva' })).toBeInTheDocument();
    release();
    expect(await screen.findByText('Jogador não encontrado.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Jogador' })).toBeInTheDocument();
  });

  test('player data in an older history entry are ignored', async () => {
    const { handler: player } = heldHandler<unknown, never>(() => {
      throw new RefusedCall('not-found/player');
    });
    const state = { player: { id: 'x', name: 'Tião Luva' } };
    await renderApp('/playerDetails?id=x', { handlers: { player }, state });
    expect(screen.getByRole('heading', { level: 1, name: 'Jogador' })).toBeInTheDocument();
    expect(screen.queryByText('Tião Luva')).not.toBeInTheDocument();
  });

  test('an unknown id is reported', async () => {
    await renderApp('/playerDetails?id=nobody');
    expect(await screen.findByText('Jogador não encontrado.')).toBeInTheDocument();
  });
});

describe('sale and release', () => {
  test('a sale asks first, then he offers ‘Retirar do mercado’ (R-PDT-5, R-PDT-6)', async () => {
    const { user, server } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Colocar Melado à venda por $ 555.000?');
    expect(server.calls.some(({ name }) => name === 'listPlayer')).toBe(false);
    await user.click(button('Confirmar'));
    expect(await findToast('Melado está à venda.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(button('Retirar do mercado'));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByRole('button', { name: 'Colocar à venda' })).toBeInTheDocument();
  });

  test.each([
    ['too weak', 58, 23, 'ele tem overall 58 e 23 anos'],
    ['too young', 70, 17, 'ele tem overall 70 e 17 anos'],
    ['too old', 70, 36, 'ele tem overall 70 e 36 anos'],
  ])(
    'a player who is %s for every search is listed for sale with a warning (R-PDT-16)',
    async (_, skill, age, facts) => {
      const attributes = Object.fromEntries(SKILLS.map((name) => [name, skill]));
      const { user } = await opened(playmaker({ attributes, dob: BUILT_AT - (age + 0.5) * YEAR }));
      await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveAccessibleDescription(/^Hoje ninguém vai encontrá-lo no mercado\./);
      expect(question).toHaveTextContent(`As buscas vão de overall 61 a 99 e de 18 a 35 anos, e ${facts}.`);
      expect(question).toHaveTextContent('Para abrir mão dele, libere-o.');
    },
  );

  test('a player whom a search finds is listed without a warning (R-PDT-16)', async () => {
    const { user } = await opened(playmaker({ attributes: Object.fromEntries(SKILLS.map((name) => [name, 61])) }));
    await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      /^Enquanto estiver à venda, ele não pode ser escalado\./,
    );
  });

  test('the questions of a club in its first days say how many it has left, those of an older club nothing (R-FAI-4)', async () => {
    const skills = Object.fromEntries(SKILLS.map((name) => [name, 61]));
    const { user } = await opened(playmaker({ attributes: skills }), { createdAt: BUILT_AT });
    await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
    const sale = await screen.findByRole('alertdialog');
    expect(sale).toHaveAccessibleDescription(/seu clube novo ainda pode vender 2 jogadores até /);
    await user.click(within(sale).getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('ainda pode liberar 1 jogador até');
  });

  test('a club that has released and sold as many as it may says so at the buttons (R-FAI-4)', async () => {
    await opened(playmaker(), { createdAt: BUILT_AT, firstDepartures: { releases: 2, sales: 3 } });
    expect(await screen.findByRole('button', { name: 'Colocar à venda' })).toHaveAccessibleDescription(
      /^Um clube novo pode vender até 3 jogadores/,
    );
    expect(screen.getByRole('button', { name: 'Liberar' })).toHaveAccessibleDescription(
      /^Um clube novo pode liberar até 2 jogadores/,
    );
  });

  test('a saved line-up forbids a sale, and the dialog names the tactics (R-PDT-14)', async () => {
    const { user, server } = await renderApp('/playerDetails?id=c1-p9', { handlers: playerCommands() });
    await user.click(await screen.findByRole('button', { name: 'Colocar à venda' }));
    const dialog = await screen.findByRole('dialog', { name: 'Venda bloqueada' });
    expect(dialog).toHaveTextContent(
      'Não foi possível colocá-lo à venda. Cheque todas as suas escalações e remova-o para que ele possa ser colocado no mercado.',
    );
    expect(dialog).toHaveTextContent('Ele está nas táticas: A, B, C.');
    expect(server.calls.some(({ name }) => name === 'listPlayer')).toBe(false);
  });

  test('a release says what it costs and leads back to the squad', async () => {
    const { user, server, router } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    const question = await screen.findByRole('alertdialog', { name: 'Liberar Melado?' });
    expect(question).toHaveTextContent('A rescisão custa $ 12.220.');
    await user.click(within(question).getByRole('button', { name: 'Liberar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/squad'));
    expect(server.world.club?.players.some(({ id }) => id === 'ten')).toBe(false);
  });

  test('a release that is answered late leaves a manager who has gone elsewhere where he is', async () => {
    const { handler: releasePlayer, release } = heldHandler(playerCommands().releasePlayer);
    const { user, router } = await opened(playmaker(), {}, { releasePlayer });
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }));
    await act(() => router.navigate('/finances'));
    await screen.findByRole('heading', { level: 1, name: 'Finanças' });
    release();
    expect(await findToast('Melado foi liberado.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/finances');
  });

  test('a release that the server refuses is reported and changes nothing (R-ERR-4)', async () => {
    const refuse = () => {
      throw new RefusedCall('market/squad-too-small', { limit: 16 });
    };
    const { user } = await opened(playmaker(), {}, { releasePlayer: refuse });
    await user.click(await screen.findByRole('button', { name: 'Liberar' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Liberar' }));
    expect(await findToast(/^O plantel não pode ter menos de 16 jogadores/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Melado' })).toBeInTheDocument();
  });

  test.each([
    ['listPlayer', false, 'Colocar à venda'],
    ['unlistPlayer', true, 'Retirar do mercado'],
  ] as const)('a refused %s is reported and taken back (R-ERR-4)', async (command, forSale, name) => {
    const refuse = () => {
      throw new RefusedCall('server/internal');
    };
    const { user } = await opened(playmaker({ forSale }), {}, { [command]: refuse });
    await user.click(await screen.findByRole('button', { name }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await findToast('O servidor falhou. Nada foi gravado; tente de novo.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument());
    expect(button(name)).toBeInTheDocument();
  });

  test('a player whom debt keeps on the market stays there, and the button says why (R-DEB-7)', async () => {
    const indebted = { totalMoney: -1, credits: 0, reports: [], sponsorship: null };
    await opened(playmaker({ forSale: true }), { paydaysInDebt: 4, finances: indebted });
    expect(await screen.findByRole('button', { name: 'Retirar do mercado' })).toHaveAccessibleDescription(
      /^A dívida do clube mantém/,
    );
  });

  test('a player of 37 is not listed for sale, and the button says why (R-MKT-21)', async () => {
    await opened(playmaker({ dob: BUILT_AT - 37.5 * YEAR }));
    expect(await screen.findByRole('button', { name: 'Colocar à venda' })).toHaveAccessibleDescription(
      /mais de 36 anos/,
    );
  });

  test('the last goalkeeper can’t be released, and the button says why', async () => {
    const keeper = playmaker({ position: 'GK' });
    const field = buildSquad().map((player) => ({
      ...player,
      personalData: { ...player.personalData, position: 'CM' as const },
    }));
    await opened(keeper, { players: [...field, keeper] });
    expect(await screen.findByRole('button', { name: 'Liberar' })).toHaveAccessibleDescription(/último goleiro/);
  });
});

describe('booster slots', () => {
  const ALL = slots(
    { slotId: 1, status: 'occupied', boosterId: 3 },
    { slotId: 2, status: 'unlockable' },
    { slotId: 3, status: 'locked' },
  );

  test('a locked slot shows the level that opens it (R-PDT-8)', async () => {
    await opened(playmaker(ALL));
    expect(await screen.findByText('Nv 4')).toBeInTheDocument();
  });

  test('unlocking asks, costs 5 credits and leaves an empty slot (R-PDT-9, R-PDT-10)', async () => {
    const { user, server } = await opened(playmaker(ALL));
    await user.click(await screen.findByRole('button', { name: 'Desbloquear o espaço 2 por 5 créditos' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Desbloquear espaço por 5 créditos?');
    await user.click(button('Confirmar'));
    expect(await screen.findByRole('button', { name: 'Vazio: escolher booster para o espaço 2' })).toBeInTheDocument();
    await waitFor(() => expect(server.world.club?.finances.credits).toBe(45));
  });

  test('with 4 credits the slot can’t be pressed and says why (R-PDT-9)', async () => {
    const { finances } = buildClub();
    const { user } = await opened(playmaker(ALL), { finances: { ...finances, credits: 4 } });
    const slot = await screen.findByRole('button', { name: /^Desbloquear o espaço 2/ });
    expect(slot).toHaveAccessibleDescription('Créditos insuficientes. Custa 5 e você tem 4.');
    await user.click(slot);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('an empty slot takes a booster from the picker, sorted by power and attribute (R-PDT-11, R-PDT-13)', async () => {
    const player = playmaker(slots({ slotId: 1, status: 'unlocked' }));
    const { user, server } = await opened(player, { playerBoosters: [21, 3, 11, 1] });
    await user.click(await screen.findByRole('button', { name: /^Vazio: escolher booster/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Boosters de Atributo' }));
    const offered = picker.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(['+5%Velocidadebronze', '+5%Passebronze', '+8%Velocidadeprata', '+10%Velocidadeouro']);
    await user.click(picker.getByRole('button', { name: /Passe/ }));
    expect(await screen.findByRole('button', { name: 'Remover o booster do espaço 1' })).toBeInTheDocument();
    await waitFor(() => expect(server.world.club?.playerBoosters).toEqual([21, 11, 1]));
  });

  test('an occupied slot gives its booster back (R-PDT-12)', async () => {
    const { user, server } = await opened(playmaker(ALL), { playerBoosters: [] });
    await user.click(await screen.findByRole('button', { name: 'Remover o booster do espaço 1' }));
    expect(await findToast('Booster de volta ao estoque.')).toBeInTheDocument();
    expect(server.world.club?.playerBoosters).toEqual([3]);
  });

  test('a refused attachment, removal or unlocking is reported and taken back (R-ERR-4)', async () => {
    const refusing = (code: RuleErrorCode) => () => {
      throw new RefusedCall(code);
    };
    const slotsOf = slots(
      { slotId: 1, status: 'occupied', boosterId: 3 },
      { slotId: 2, status: 'unlockable' },
      { slotId: 3, status: 'unlocked' },
    );
    const { user } = await opened(
      playmaker(slotsOf),
      { playerBoosters: [1] },
      {
        removePlayerBooster: refusing('boosters/slot-empty'),
        unlockBoosterSlot: refusing('boosters/slot-not-unlockable'),
        addPlayerBooster: refusing('boosters/slot-not-empty'),
      },
    );
    const told = async (code: RuleErrorCode) =>
      expect(await findToast(i18n._(errorMessage({ code, facts: {} }, ALPHA)))).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Remover o booster do espaço 1' }));
    await told('boosters/slot-empty');
    expect(button('Remover o booster do espaço 1')).toBeInTheDocument();
    await user.click(button(/^Desbloquear o espaço 2/));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await told('boosters/slot-not-unlockable');
    expect(await screen.findByRole('button', { name: /^Desbloquear o espaço 2/ })).toBeInTheDocument();
    await user.click(button(/^Vazio: escolher booster para o espaço 3/));
    const picker = within(await screen.findByRole('dialog', { name: 'Boosters de Atributo' }));
    await user.click(picker.getByRole('button', { name: /Velocidade/ }));
    await told('boosters/slot-not-empty');
    expect(await screen.findByRole('button', { name: /^Vazio: escolher booster para o espaço 3/ })).toBeInTheDocument();
  });
});
