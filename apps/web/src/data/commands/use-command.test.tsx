import { ApiError } from '@mundo-manager/contract/client';
import { upgradeFacility } from '@mundo-manager/rules/facilities';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT } from '@mundo-manager/rules/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { SignedInLayout } from '../../app/layout/signed-in-layout.tsx';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type FakeCall, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { ownClubOf } from '../../testing/world.ts';
import { changeInitialData } from '../calls/absorb-answer.ts';
import { INITIAL_DATA, type InitialData } from '../calls/query-client.ts';
import { useClub } from '../calls/use-initial-data.ts';
import { useCommand } from './use-command.ts';

function Gym() {
  const club = useClub();
  const { run } = useCommand('upgradeFacility', {
    optimistic: (before, { body }) => {
      const outcome = upgradeFacility({ club: before, facilityName: body.facilityName, now: BUILT_AT }, ALPHA);
      return outcome.ok ? { ok: true, value: outcome.value.club } : outcome;
    },
    done: 'Pronto.',
  });
  return (
    <button type="button" onClick={() => void run({ body: { facilityName: 'gym' } })}>
      academia {club.facilities.gym}
    </button>
  );
}

/** Shows a refusal itself while it is mounted. */
function Telling() {
  const [told, setTold] = useState(false);
  const { run } = useCommand('upgradeFacility', {
    doneElsewhere: 'Feito.',
    onRefused: () => {
      setTold(true);
      return true;
    },
  });
  return (
    <button type="button" onClick={() => void run({ body: { facilityName: 'gym' } })}>
      {told ? 'recusado' : 'pedir'}
    </button>
  );
}

/** Shows the result of each press. */
function Result() {
  const [results, setResults] = useState<readonly string[]>([]);
  const { run } = useCommand('upgradeFacility');
  const press = async () => {
    const result = await run({ body: { facilityName: 'gym' } });
    setResults((others) => [...others, result.ok ? 'ok' : result.error.code]);
  };
  return (
    <button type="button" onClick={() => void press()}>
      {results.join(', ') || 'pedir'}
    </button>
  );
}

const route = {
  element: <SignedInLayout />,
  children: [
    { path: '/gym', element: <Gym /> },
    { path: '/result', element: <Result /> },
  ],
};
/** A screen that can be left for another one. */
const left = {
  element: <SignedInLayout />,
  children: [
    { path: '/telling', element: <Telling /> },
    { path: '/elsewhere', element: <p>outra tela</p> },
  ],
};

describe('a command (R-SES-9, R-SES-12, R-ERR-2)', () => {
  test('is shown at once, goes out once for a double click, and ends with the club of the answer', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, server } = await renderApp('/gym', {
      routes: [route],
      handlers: {
        upgradeFacility: async ({ world }) => {
          await answered;
          world.version += 1;
          const club = ownClubOf(world);
          return { club: { ...club, facilities: { ...club.facilities, gym: 3 } } };
        },
      },
    });
    await user.dblClick(await screen.findByRole('button', { name: 'academia 1' }));
    expect(screen.getByRole('button', { name: 'academia 2' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('button', { name: 'academia 3' })).toBeInTheDocument();
    expect(await findToast('Pronto.')).toBeInTheDocument();
    const sent = server.calls.filter(({ name }) => name === 'upgradeFacility');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('Club-Version')).toBe('1');
    expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/.{8}/);
  });

  test('is taken back with a toast when the server refuses', async () => {
    const { user } = await renderApp('/gym', {
      routes: [route],
      handlers: {
        upgradeFacility: () => {
          throw new RefusedCall('finances/in-debt', { balance: -5 });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast(/O caixa está negativo/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'academia 1' })).toBeInTheDocument();
  });

  test('returns its refusal, and refuses a second press without a toast', async () => {
    const { handler, release } = heldHandler(() => {
      throw new RefusedCall('finances/in-debt', { balance: -5 });
    });
    const { user } = await renderApp('/result', { routes: [route], handlers: { upgradeFacility: handler } });
    await user.dblClick(await screen.findByRole('button', { name: 'pedir' }));
    expect(await screen.findByRole('button', { name: 'command/busy' })).toBeInTheDocument();
    release();
    expect(await screen.findByRole('button', { name: 'command/busy, finances/in-debt' })).toBeInTheDocument();
    expect(await findToast(/O caixa está negativo/)).toBeInTheDocument();
    expect(screen.queryByText(/ocupado com outro pedido/)).not.toBeInTheDocument();
  });

  test('that is refused because the user is signed out ends the session (R-SES-6)', async () => {
    const { user, session } = await renderApp('/gym', {
      routes: [route, { path: '/', element: null }],
      handlers: {
        upgradeFacility: () => {
          throw new RefusedCall('auth/required');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    await waitFor(() => expect(session.actor.getSnapshot().value).toBe('signedOut'));
  });

  test('whose answer is lost is asked for with its key, and said to have been done (R-SES-18, R-ERR-11)', async () => {
    const { user, server } = await renderApp('/gym', { routes: [route], handlers: clubCommands() });
    server.loseAnswers(true);
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast('A resposta se perdeu no caminho, mas o pedido foi feito.')).toBeInTheDocument();
    expect(await findToast('Pronto.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'academia 2' })).toBeInTheDocument();
    expect(server.calls.filter(({ name }) => name === 'upgradeFacility')).toHaveLength(1);
  });

  test('whose answer is lost and was a refusal is refused as it was', async () => {
    const { user, server } = await renderApp('/gym', {
      routes: [route],
      handlers: {
        upgradeFacility: () => {
          throw new RefusedCall('finances/in-debt', { balance: -5 });
        },
      },
    });
    server.loseAnswers(true);
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast(/O caixa está negativo/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'academia 1' })).toBeInTheDocument();
  });

  test('that never arrived is taken back, and said not to have been done (R-ERR-11)', async () => {
    const { user, server, session } = await renderApp('/gym', { routes: [route], handlers: clubCommands() });
    const lost = new ApiError({ code: 'network/unreachable', message: 'no connection', status: 0 });
    vi.spyOn(session.client, 'call').mockRejectedValueOnce(lost);
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast(/não chegou ao servidor\. Nada foi feito; tente de novo\.$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'academia 1' }));
    expect(await findToast('Pronto.')).toBeInTheDocument();
    expect(server.calls.filter(({ name }) => name === 'upgradeFacility')).toHaveLength(1);
  });

  test('without a known outcome holds back the next press, and is reported as soon as the server answers (R-SES-18)', async () => {
    const { user, server } = await renderApp('/gym', { routes: [route], handlers: clubCommands() });
    const gym = await screen.findByRole('button', { name: 'academia 1' });
    server.setOffline(true);
    await user.click(gym);
    expect(await findToast(/Ainda não dá para saber se foi feito/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'academia 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'academia 1' }));
    server.setOffline(false);
    expect(await findToast(/^O pedido sem resposta \(melhoria da infraestrutura\) não chegou/)).toBeInTheDocument();
    expect(server.calls.filter(({ name }) => name === 'upgradeFacility')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'academia 1' }));
    expect(await screen.findByRole('button', { name: 'academia 2' })).toBeInTheDocument();
    expect(await findToast('Pronto.')).toBeInTheDocument();
  });

  test('whose answer is cut off and asked for only after a reload happens once, and its answer is shown (R-SES-18)', async () => {
    const handlers = clubCommands();
    const first = await renderApp('/gym', { routes: [route], handlers });
    const { server } = first;
    const money = server.world.club?.finances.totalMoney ?? 0;
    server.loseAnswers(true);
    // The connection stays down after the command has arrived.
    server.use({
      upgradeFacility: (call) => {
        server.setOffline(true);
        return handlers.upgradeFacility(call);
      },
    });
    await first.user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast(/Ainda não dá para saber se foi feito/)).toBeInTheDocument();
    first.session.actor.send({ type: 'signOut' });
    cleanup();

    server.setOffline(false);
    server.loseAnswers(false);
    await renderApp('/gym', { routes: [route], server });
    expect(await findToast('O pedido sem resposta (melhoria da infraestrutura) foi feito.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'academia 2' })).toBeInTheDocument();
    expect(server.calls.filter(({ name }) => name === 'upgradeFacility')).toHaveLength(1);
    expect(server.world.club?.finances.totalMoney).toBe(money - 200_000);
    expect(sessionStorage.getItem('mm.pendingCommands.')).toBeNull();
  });

  test('that the rule refuses is reported without a call', async () => {
    const { user, server, session } = await renderApp('/gym', { routes: [route] });
    const before = session.queryClient.getQueryData<{ club: ReturnType<typeof ownClubOf> }>(['initialData']);
    if (!before) throw new Error('no initial data');
    const poor = { ...before.club, finances: { ...before.club.finances, totalMoney: 1 } };
    session.queryClient.setQueryData(['initialData'], { ...before, club: poor });
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(await findToast(/Fundos insuficientes/)).toBeInTheDocument();
    await waitFor(() => expect(server.calls.some(({ name }) => name === 'upgradeFacility')).toBe(false));
  });

  test('that is refused leaves what has arrived since, and asks for the rest', async () => {
    const { handler: upgradeFacility, release } = heldHandler(() => {
      throw new RefusedCall('finances/in-debt', { balance: -5 });
    });
    const { user, server, session } = await renderApp('/gym', { routes: [route], handlers: { upgradeFacility } });
    await user.click(await screen.findByRole('button', { name: 'academia 1' }));
    expect(screen.getByRole('button', { name: 'academia 2' })).toBeInTheDocument();
    const { club } = server.world;
    if (!club) throw new Error('no club');
    server.world.club = { ...club, facilities: { ...club.facilities, gym: 3 } };
    server.world.version = 2;
    const newer = ownClubOf(server.world);
    act(() => changeInitialData(session.queryClient, (data) => ({ ...data, club: newer })));
    expect(await screen.findByRole('button', { name: 'academia 3' })).toBeInTheDocument();
    server.world.version = 3;
    release();
    await findToast(/O caixa está negativo/);
    expect(screen.getByRole('button', { name: 'academia 3' })).toBeInTheDocument();
    const shown = () => session.queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club.version;
    await waitFor(() => expect(shown()).toBe(3));
  });

  test('that is done after its dialog has left with its screen is confirmed by a toast', async () => {
    const { handler, release } = heldHandler(({ world }: FakeCall) => ({ club: ownClubOf(world) }));
    const { user, router } = await renderApp('/telling', {
      routes: [left],
      handlers: { upgradeFacility: handler },
    });
    await user.click(await screen.findByRole('button', { name: 'pedir' }));
    await act(() => router.navigate('/elsewhere'));
    await screen.findByText('outra tela');
    release();
    expect(await findToast('Feito.')).toBeInTheDocument();
  });

  test('whose refusal a dialog shows gets no toast, unless the dialog has left with its screen', async () => {
    let held = heldHandler(() => {
      throw new RefusedCall('finances/in-debt', { balance: -5 });
    });
    const { user, router } = await renderApp('/telling', {
      routes: [left],
      handlers: { upgradeFacility: (call) => held.handler(call) },
    });
    held.release();
    await user.click(await screen.findByRole('button', { name: 'pedir' }));
    const button = await screen.findByRole('button', { name: 'recusado' });
    expect(screen.queryByText(/O caixa está negativo/)).not.toBeInTheDocument();

    held = heldHandler(() => {
      throw new RefusedCall('finances/in-debt', { balance: -5 });
    });
    await user.click(button);
    await act(() => router.navigate('/elsewhere'));
    await screen.findByText('outra tela');
    held.release();
    expect(await findToast(/O caixa está negativo/)).toBeInTheDocument();
  });
});
