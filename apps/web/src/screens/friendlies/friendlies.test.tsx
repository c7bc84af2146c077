import { DAY, HOUR } from '@mundo-manager/rules/clock';
import { acceptInvitation, type Invitation } from '@mundo-manager/rules/friendlies';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';

const own = buildClub({ id: 'c1' });
const rival = buildClub({ id: 'c2', name: 'Garoa' });
/** 23:00 UTC of the day on which everything was built: the first slot. */
const kickOff = Math.floor(BUILT_AT / DAY) * DAY + 23 * HOUR;
const received: Invitation = {
  id: 'i1',
  from: 'c2',
  to: 'c1',
  kickOff,
  isHome: true,
  sentAt: BUILT_AT,
  status: 'open',
};
const league = buildCompetition({
  entrants: [buildEntrant('c1'), buildEntrant('c2', { clubName: 'Garoa' })],
});
const world = (invitations: readonly Invitation[] = []) => ({
  club: { ...own, competitions: { current: ['l1'] } },
  others: [rival],
  competitions: [league],
  invitations,
});

/** A world in which the own club has agreed to play at the rival's ground. */
function agreed() {
  const accepted = acceptInvitation(
    { invitation: received, from: rival, to: world().club, matches: [], now: BUILT_AT },
    ALPHA,
  );
  if (!accepted.ok) throw new Error(accepted.error.code);
  const { invitation, competition, clubs } = accepted.value;
  return { ...world([invitation]), club: clubs[0], competitions: [league, competition] };
}

describe('‘Amistosos’ (R-FRD-15)', () => {
  test('without friendlies says so, and offers the clubs of the own competitions', async () => {
    await renderApp('/competitions/friendlies', { world: world() });
    expect(await screen.findByText('Nenhum convite para responder.')).toBeInTheDocument();
    expect(screen.getByText('Nenhum amistoso marcado.')).toBeInTheDocument();
    expect(screen.getByText('Nenhum amistoso realizado.')).toBeInTheDocument();
    expect(screen.getByText(/7 datas livres/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Convidar o Garoa para amistoso' })).toBeInTheDocument();
  });

  test('accepts an invitation in one press; it is agreed then, with the way to its tactic', async () => {
    const { user, server } = await renderApp('/competitions/friendlies', { world: world([received]) });
    // The invitation, and the slot that is still free.
    expect(await screen.findAllByText(/02\/03.* · 20:00/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Aceitar o amistoso contra o Garoa' }));
    await findToast('Amistoso marcado.');
    expect(server.calls.find(({ name }) => name === 'acceptFriendly')?.body).toEqual({ invitationId: 'i1' });
    expect(screen.getByText('Nenhum convite para responder.')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Tática A' })).toHaveAttribute('href', '/tactics?slot=A');
    expect(screen.getByText(/6 datas livres/)).toBeInTheDocument();
  });

  test('declines an invitation, and withdraws one that was sent', async () => {
    const sent = { ...received, id: 'i2', from: 'c1', to: 'c2', kickOff: kickOff + 2 * DAY };
    const { user } = await renderApp('/competitions/friendlies', { world: world([received, sent]) });
    await user.click(await screen.findByRole('button', { name: 'Recusar o amistoso contra o Garoa' }));
    await findToast('Convite recusado.');
    await user.click(screen.getByRole('button', { name: 'Retirar o convite para o Garoa' }));
    await findToast('Convite retirado.');
    expect(screen.getByText('Nenhum convite espera resposta.')).toBeInTheDocument();
  });

  test('calls an agreed friendly off after a question', async () => {
    const { user } = await renderApp('/competitions/friendlies', { world: agreed() });
    await user.click(await screen.findByRole('button', { name: 'Desmarcar o amistoso contra o Garoa' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Desmarcar' }));
    await findToast('Amistoso desmarcado.');
    expect(await screen.findByText('Nenhum amistoso marcado.')).toBeInTheDocument();
  });

  test('can’t be called off in the last 15 minutes (R-FRD-9)', async () => {
    await renderApp('/competitions/friendlies', { world: { ...agreed(), now: kickOff - 15 * 60_000 } });
    expect(await screen.findByRole('link', { name: 'Tática A' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Desmarcar/ })).toBeNull();
  });

  test('says why an invitation could not be accepted', async () => {
    const acceptFriendly = () => {
      throw new RefusedCall('friendlies/not-open', { status: 'withdrawn' });
    };
    const { user } = await renderApp('/competitions/friendlies', {
      world: world([received]),
      handlers: { acceptFriendly },
    });
    await user.click(await screen.findByRole('button', { name: 'Aceitar o amistoso contra o Garoa' }));
    await findToast('Esse convite não está mais aberto.');
  });

  test('that do not load say so, and load again', async () => {
    const { handler: friendlies, release } = heldHandler<unknown, never>(() => {
      throw new RefusedCall('server/internal');
    });
    await renderApp('/competitions/friendlies', { world: world(), handlers: { friendlies } });
    expect(await screen.findByRole('heading', { name: 'Convites' })).toBeInTheDocument();
    release();
    expect(await screen.findByText('Não deu para carregar os amistosos.')).toBeInTheDocument();
  });
});

describe('an invitation (R-FRD-3, R-FRD-15)', () => {
  test('is sent from the page of a club, for a slot that both have free', async () => {
    const { user, server } = await renderApp('/club?id=c2', { world: world() });
    await user.click(await screen.findByRole('button', { name: 'Convidar para amistoso' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amistoso contra o Garoa' }));
    const slots = await dialog.findByLabelText('Data');
    await user.selectOptions(slots, String(kickOff + 2 * DAY));
    await user.click(dialog.getByRole('button', { name: 'Fora' }));
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await findToast('Convite enviado.');
    expect(server.calls.find(({ name }) => name === 'inviteToFriendly')?.body).toEqual({
      clubId: 'c2',
      kickOff: kickOff + 2 * DAY,
      isHome: false,
    });
  });

  test('is not offered to the own club, nor without a free slot', async () => {
    const friendlySlots = () => ({ slots: [] });
    const { user, router } = await renderApp('/opponent?id=c2', { world: world(), handlers: { friendlySlots } });
    await user.click(await screen.findByRole('button', { name: 'Convidar para amistoso' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/não têm nenhuma data livre/)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Enviar convite' })).toBeNull();
    await router.navigate('/club');
    expect(await screen.findByText('Seu clube')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Convidar para amistoso' })).toBeNull();
  });
});

test('the next match on ‘Início’ reads ‘Amistoso’ and leads to the friendlies (R-FRD-16)', async () => {
  await renderApp('/home', { world: { ...agreed(), competitions: agreed().competitions } });
  const wall = within(await screen.findByRole('region', { name: 'Próximo jogo' }));
  expect(wall.getByRole('link', { name: 'Amistoso' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/competitions\/friendlies/),
  );
  expect(screen.getByRole('link', { name: /^Amistosos/ })).toHaveTextContent(/Próximo jogo em/);
});
