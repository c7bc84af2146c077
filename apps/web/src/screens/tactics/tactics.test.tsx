import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildMatch,
  buildSquad,
  buildTactic,
} from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { openTab } from '../../testing/open-tab.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

const PLAYERS = buildSquad();
const TACTIC = buildTactic(PLAYERS);
const CLUB = buildClub({
  tactics: {
    A: TACTIC,
    B: buildTactic(PLAYERS, { formation: '442' }),
    C: buildTactic(PLAYERS, { formation: '532' }),
  },
});

const tactics = (world: Partial<FakeWorld> = {}, handlers: Handlers = {}) =>
  renderApp('/tactics', { world: { club: CLUB, ...world }, handlers: { ...clubCommands(), ...handlers } });

const pitch = () => screen.getByRole('group', { name: 'Campo, ataque para cima' });
const bench = () => screen.getByRole('region', { name: 'Reservas' });
const outside = () => screen.getByRole('region', { name: 'Fora da escalação' });
const place = (position: string, where = pitch()) =>
  within(where).getByRole('button', { name: new RegExp(`^${position}: `) });
const seat = (number: number) => place(`Reserva ${number}`, bench());
const save = () => screen.getByRole('button', { name: 'Salvar' });
const slot = (name: string) => screen.getByRole('button', { name });
const remove = (name: string) => screen.getByRole('button', { name: `Tirar ${name} da escalação` });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

beforeEach(() => sessionStorage.clear());

describe('the screen (R-TSC-1 to R-TSC-3)', () => {
  test('shows eleven on the pitch and seven on the bench, in five tabs (R-TSC-2)', async () => {
    await tactics();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Escalação',
      'Inst. Individuais',
      'Inst. Coletivas',
      'Set Pieces',
      'Substituições',
    ]);
    expect(within(pitch()).getAllByRole('button', { pressed: false })).toHaveLength(11);
    expect(within(bench()).getAllByRole('button', { pressed: false })).toHaveLength(7);
    expect(place('GK')).toHaveAccessibleName('GK: Jogador 1, camisa 1, overall 60, condição 100%, moral 70');
    expect(place('LB')).toHaveAccessibleName(/Jogador 2.*, fora da posição de RB$/);
    expect(slot('A')).toHaveAttribute('aria-pressed', 'true');
  });

  test('has 33 formations, and another one keeps the places', async () => {
    const { user } = await tactics();
    await user.click(screen.getByRole('button', { name: 'Formação 4-3-3 aberto' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Formação' }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(33);
    await user.click(dialog.getByRole('button', { name: '4-4-2 losango' }));
    expect(screen.getByRole('button', { name: 'Formação 4-4-2 losango' })).toBeInTheDocument();
    expect(place('RF')).toHaveAccessibleName(/Jogador 11/);
  });
});

describe('the line-up (R-TSC-4, R-TSC-5, R-TSC-14)', () => {
  test('an empty place opens ‘Plantel’ with those who are neither placed nor for sale', async () => {
    const players = PLAYERS.map((player) => (player.number === 21 ? { ...player, forSale: true } : player));
    const { user } = await tactics({ club: { ...CLUB, players } });
    await user.click(remove('Jogador 11'));
    expect(place('RW')).toHaveAccessibleName('RW: vazio');
    await user.click(place('RW'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plantel' }));
    expect(dialog.getAllByRole('listitem').map((row) => within(row).getByText(/^Jogador/).textContent)).toEqual([
      'Jogador 11',
      'Jogador 19',
      'Jogador 20',
    ]);
    await user.click(dialog.getByText('Jogador 19'));
    expect(place('RW')).toHaveAccessibleName(/Jogador 19/);
    expect(within(outside()).getByRole('button', { name: /Jogador 11/ })).toBeInTheDocument();
  });

  test('two presses swap two players, also with the bench', async () => {
    const { user } = await tactics();
    await user.click(place('LCB'));
    expect(place('LCB')).toHaveAttribute('aria-pressed', 'true');
    await user.click(seat(1));
    expect(place('LCB')).toHaveAccessibleName(/Jogador 12/);
    expect(seat(1)).toHaveAccessibleName(/Jogador 3/);
    expect(place('LCB')).toHaveAttribute('aria-pressed', 'false');
  });

  test('the keyboard alone picks up, puts down, cancels and removes', async () => {
    const { user } = await tactics();
    place('GK').focus();
    await user.keyboard('{Enter}');
    seat(1).focus();
    await user.keyboard(' ');
    expect(place('GK')).toHaveAccessibleName(/Jogador 12/);
    await user.keyboard('{Enter}{Escape}');
    expect(seat(1)).toHaveAttribute('aria-pressed', 'false');
    await user.keyboard('{Delete}');
    expect(seat(1)).toHaveAccessibleName('Reserva 1: vazio');
  });

  test('a player from outside the line-up replaces a starter', async () => {
    const { user } = await tactics();
    await user.click(within(outside()).getByRole('button', { name: /Jogador 19/ }));
    await user.click(place('GK'));
    expect(place('GK')).toHaveAccessibleName(/Jogador 19/);
    expect(within(outside()).getByRole('button', { name: /Jogador 1,/ })).toBeInTheDocument();
  });

  test('auto-pick fills an emptied line-up and says so (R-TSC-29); undo and redo go back and forth', async () => {
    const { user } = await tactics();
    await user.click(screen.getByRole('button', { name: 'Mais ações da tática' }));
    await user.click(await screen.findByRole('button', { name: /^Esvaziar a escalação/ }));
    expect(within(pitch()).getAllByRole('button', { name: /: vazio$/ })).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Escalar por mim' }));
    expect(within(pitch()).queryByRole('button', { name: /: vazio$/ })).not.toBeInTheDocument();
    await findToast(/^Começam jogando Jogador \d+, .* e Jogador \d+\.$/);
    await user.click(screen.getByRole('button', { name: 'Escalar por mim' }));
    await findToast('A escalação já era a melhor: nada mudou.');
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(within(pitch()).getAllByRole('button', { name: /: vazio$/ })).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Refazer' }));
    expect(within(pitch()).queryByRole('button', { name: /: vazio$/ })).not.toBeInTheDocument();
  });

  test('another tactic can be copied, and the saved one is a step away', async () => {
    const { user } = await tactics();
    await user.click(screen.getByRole('button', { name: 'Mais ações da tática' }));
    await user.click(await screen.findByRole('button', { name: /^Copiar da tática B/ }));
    expect(screen.getByRole('button', { name: 'Formação 4-4-2' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mais ações da tática' }));
    await user.click(await screen.findByRole('button', { name: /^Voltar à tática salva/ }));
    expect(screen.getByRole('button', { name: 'Formação 4-3-3 aberto' })).toBeInTheDocument();
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });
});

describe('saving (R-TSC-6, R-TSC-11 to R-TSC-13, R-TSC-15)', () => {
  test('is off without changes, on with them, and stores the tactic', async () => {
    const { user, server } = await tactics();
    expect(isOff(save())).toBe(true);
    expect(save()).toHaveAccessibleDescription('Não há mudanças para salvar.');
    await user.click(place('GK'));
    await user.click(seat(1));
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
    expect(isOff(save())).toBe(false);
    await user.click(save());
    expect(
      await screen.findByRole('button', { name: 'Salvar', description: 'Não há mudanças para salvar.' }),
    ).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toMatchObject({ tacticName: 'A' });
    expect(server.world.club?.tactics.A.places[0]?.playerId).toBe('c1-p12');
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  test('is off with ten men, and says why', async () => {
    const { user } = await tactics();
    await user.click(remove('Jogador 5'));
    expect(isOff(save())).toBe(true);
    expect(save()).toHaveAccessibleDescription('Escale os 11 titulares: há 10 em campo.');
    expect(screen.getByText('10 titulares escalados')).toBeInTheDocument();
  });

  test('another tactic asks first; ‘Descartar’ opens it without', async () => {
    const { user, server } = await tactics();
    await user.click(remove('Jogador 18'));
    await user.click(slot('B'));
    const question = within(await screen.findByRole('dialog', { name: 'Salvar alterações na tática A?' }));
    await user.click(question.getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('button', { name: 'Formação 4-4-2' })).toBeInTheDocument();
    expect(server.calls.some(({ name }) => name === 'saveTactic')).toBe(false);
  });

  test('‘Salvar’ in the question saves and opens the other', async () => {
    const { user, server } = await tactics();
    await user.click(remove('Jogador 18'));
    await user.click(slot('C'));
    const question = within(await screen.findByRole('dialog', { name: 'Salvar alterações na tática A?' }));
    await user.click(question.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: 'Formação 5-3-2' })).toBeInTheDocument();
    expect(server.world.club?.tactics.A.places[17]?.playerId).toBeNull();
    expect(await findToast('Tática A salva.')).toBeInTheDocument();
  });

  test('‘Salvar’ in the question with ten men says what to mend and stays (R-TSC-12)', async () => {
    const { user } = await tactics();
    await user.click(remove('Jogador 5'));
    await user.click(slot('B'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Salvar' }));
    expect(
      await screen.findByText('A tática não foi salva. Corrija todos os problemas antes de salvar.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Formação 4-3-3 aberto' })).toBeInTheDocument();
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
  });

  test('a refused save keeps the draft, and says why (R-SES-10)', async () => {
    const { user } = await tactics(
      {},
      {
        saveTactic: () => {
          throw new RefusedCall('tactics/match-live');
        },
      },
    );
    await user.click(remove('Jogador 18'));
    await user.click(save());
    expect(await screen.findByText('Jogo em andamento. Salve a tática depois do apito final.')).toBeInTheDocument();
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
    expect(seat(7)).toHaveAccessibleName('Reserva 7: vazio');
  });

  test('without a connection the draft stays too (R-ERR-10)', async () => {
    const { user, server } = await tactics();
    await user.click(remove('Jogador 18'));
    server.setOffline(true);
    await user.click(save());
    const notice = 'A gravação da tática não foi confirmada. Suas mudanças continuam aqui.';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(
      await findToast('O servidor não respondeu. Suas mudanças continuam aqui, e o jogo avisa se chegaram.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
    server.setOffline(false);
    expect(await findToast(/^O pedido sem resposta \(tática salva\) não chegou ao servidor/)).toBeInTheDocument();
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
  });

  test('a draft that was saved though its answer was lost is no draft any more (R-SES-18)', async () => {
    const { user, server } = await tactics();
    await user.click(remove('Jogador 18'));
    server.loseAnswers(true);
    const { saveTactic } = clubCommands();
    server.use({
      saveTactic: (call) => {
        server.setOffline(true);
        return saveTactic(call);
      },
    });
    await user.click(save());
    const notice = 'A gravação da tática não foi confirmada. Suas mudanças continuam aqui.';
    expect(await screen.findByText(notice)).toBeInTheDocument();
    server.setOffline(false);
    expect(await findToast('O pedido sem resposta (tática salva) foi feito.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument());
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  const leagueAt = (date: number) => {
    const match = buildMatch({ date });
    return buildCompetition({
      status: 'running',
      entrants: [{ clubId: 'c1', clubName: CLUB.name, clubEmblem: CLUB.emblem, joinedAt: BUILT_AT }],
      matches: { [match.id]: match },
    });
  };

  test('a match about to begin shows a notice, and the reason why nothing can be saved (R-TSC-25)', async () => {
    const { user } = await tactics({ competitions: [leagueAt(BUILT_AT + 10 * 60_000)] });
    expect(screen.getByText(/^O jogo começa em instantes\. Mexa à vontade/)).toBeInTheDocument();
    await user.click(remove('Jogador 18'));
    expect(isOff(save())).toBe(true);
    expect(save()).toHaveAccessibleDescription('O jogo começa em instantes. Salve a tática depois do apito final.');
    expect(screen.queryByText(/Jogo em andamento/)).not.toBeInTheDocument();
  });

  test('a live match shows a notice, and saving is refused (R-SES-11)', async () => {
    const { user } = await tactics({ competitions: [leagueAt(BUILT_AT - 60_000)] });
    expect(screen.getByText(/^Jogo em andamento\. Mexa à vontade/)).toBeInTheDocument();
    await user.click(remove('Jogador 18'));
    expect(isOff(save())).toBe(true);
    expect(save()).toHaveAccessibleDescription('Jogo em andamento. Salve a tática depois do apito final.');
  });
});

describe('a draft (R-SES-13, R-DRA-28)', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('holds the tab back while it is unsaved', async () => {
    const { user } = await tactics();
    expect(closing()).toBe(false);
    await user.click(remove('Jogador 18'));
    expect(closing()).toBe(true);
  });

  test('shows a notice when its tactic was saved in another window, which it may look at before it replaces that (R-DRA-33)', async () => {
    const { user, server } = await tactics();
    await user.click(remove('Jogador 18'));
    const { world } = server;
    world.club = { ...CLUB, tactics: { ...CLUB.tactics, A: buildTactic(PLAYERS, { formation: '343Wide' }) } };
    world.version = 2;
    await waitFor(() => expect(server.listenings).toHaveLength(1));
    act(() => server.tell({ type: 'clubChanged', at: world.now, version: 2, unread: 0 }));
    const notice = /^A tática A foi salva em outra janela depois que você começou/;
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(seat(7)).toHaveAccessibleName('Reserva 7: vazio');
    await user.click(screen.getByRole('button', { name: 'Ver a tática salva' }));
    expect(screen.getByRole('button', { name: 'Formação 3-4-3 aberto' })).toBeInTheDocument();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  test('is there again after a look at another screen', async () => {
    const { user, router } = await tactics();
    await user.click(remove('Jogador 18'));
    await router.navigate('/facilities');
    await screen.findByRole('heading', { level: 1, name: 'Infraestrutura' });
    await router.navigate('/tactics');
    await screen.findByText('Alterações não salvas');
    expect(seat(7)).toHaveAccessibleName('Reserva 7: vazio');
  });
});

describe('instructions', () => {
  test('of the team are given and taken back', async () => {
    const { user } = await tactics();
    await openTab(user, 'Inst. Coletivas');
    await user.selectOptions(screen.getByLabelText('Mentalidade'), 'Ofensiva');
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Mentalidade'), 'Equilibrada');
    expect(screen.queryByText('Alterações não salvas')).not.toBeInTheDocument();
  });

  test('of a goalkeeper are about passing alone; crosses are for the flanks (R-TAC-23)', async () => {
    const { user } = await tactics();
    await openTab(user, 'Inst. Individuais');
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^LW/ }));
    await user.selectOptions(screen.getByLabelText('Cruzar de onde'), 'Da linha de fundo');
    expect(screen.getByRole('button', { name: /^LW.*1 instrução$/ })).toHaveTextContent('1');
  });
});
