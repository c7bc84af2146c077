import type { Facilities } from '@mundo-manager/rules/clubs';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildMatchSide,
} from '@mundo-manager/rules/testing';
import { TRAINING_TYPES } from '@mundo-manager/rules/training';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';

function facilities(totalMoney: number, levels: Partial<Facilities> = {}, handlers: Handlers = clubCommands()) {
  const club = buildClub();
  const changed = {
    ...club,
    finances: { ...club.finances, totalMoney },
    facilities: { ...club.facilities, ...levels },
  };
  return renderApp('/facilities', { world: { club: changed }, handlers });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const text = (name: string) => screen.getByRole('region', { name }).textContent?.replaceAll('\u00a0', ' ');
const button = (name: string) => screen.getByRole('button', { name: `Melhorar: ${name}` });

describe('the four cards (R-FSC-1 to R-FSC-3)', () => {
  test('the stadium has its name, its seats, and what is next for how much (R-FSC-2)', async () => {
    await facilities(500_000);
    expect(text('Estádio')).toContain('Nível 1 de 5');
    expect(text('Estádio')).toContain('Estádio c1');
    expect(text('Estádio')).toContain('5.000 lugares');
    expect(text('Estádio')).toContain('Nível 210.000 lugares$ 1.000.000');
  });

  test.each([
    ['Centro de recuperação', '80% de eficiência$ 250.000'],
    ['Academia', '80% de eficiência$ 200.000'],
    ['Centro de treinamento', '80% de eficiência$ 300.000'],
  ])('%s has level and efficiency, and the next', async (name, next) => {
    await facilities(500_000);
    expect(text(name)).toContain('Nível 1 de 4');
    expect(text(name)).toContain('70% de eficiência');
    expect(text(name)).toContain(next);
  });

  test('each card says what its level and the next one cost a week (R-FSC-8)', async () => {
    await facilities(500_000, { gym: 2 });
    expect(text('Estádio')).toContain('Sem custo de manutenção');
    expect(text('Academia')).toContain('Manutenção: $ 6.000 por semana');
    expect(text('Academia')).toContain('Manutenção: $ 15.000 por semana');
  });

  test('a stadium says when it pays for itself, the others what they cost (R-MON-8)', async () => {
    const club = buildClub();
    const matches = [-5, -3, -1, 1, 3, 5].map((days) => {
      const home = buildMatchSide({ id: club.id });
      return buildMatch({ id: `m${days}`, date: BUILT_AT + days * 86_400_000, home });
    });
    const league = buildCompetition({
      status: 'running',
      entrants: [buildEntrant(club.id)],
      matches: Object.fromEntries(matches.map((match) => [match.id, match])),
    });
    await renderApp('/facilities', { world: { club, competitions: [league] } });
    expect(text('Estádio')).toMatch(/Rende cerca de \$ [\d.]+ a mais por semana: paga-se em \d+ semanas\./);
    expect(text('Academia')).toContain('Não vende ingressos: custa $ 6.000 a mais por semana.');
  });

  test('without home matches a stadium does not pay for itself (R-MON-8)', async () => {
    await facilities(500_000);
    expect(text('Estádio')).toContain('Sem jogos em casa marcados, não se paga.');
  });

  test('gym and training ground name the groups of training that they help', async () => {
    const groups = (facility: 'gym' | 'trainingGround') => [
      ...new Set(TRAINING_TYPES.filter((type) => type.facility === facility).map(({ group }) => group)),
    ];
    expect(groups('gym')).toEqual(['physical']);
    expect(groups('trainingGround')).toEqual(['attacking', 'defending', 'technical', 'mental', 'goalkeeping']);
    await facilities(500_000);
    expect(text('Academia')).toContain('Faz os treinos físicos renderem mais.');
    expect(text('Centro de treinamento')).toContain(
      'Faz os treinos de ataque, defesa e goleiros, os técnicos e os mentais renderem mais.',
    );
  });

  test('the highest level says so and has no button (R-FSC-7)', async () => {
    await facilities(90_000_000, { gym: 4 });
    expect(card('Academia').getByText('Nível máximo')).toBeInTheDocument();
    expect(card('Academia').queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('building', () => {
  test.each([
    [199_999, true],
    [200_000, false],
  ])('with %d in cash the button for 200000 is off: %s (R-FSC-4)', async (cash, off) => {
    const { user } = await facilities(cash);
    expect(button('Academia').getAttribute('aria-disabled') === 'true').toBe(off);
    await user.click(button('Academia'));
    expect(screen.queryByRole('alertdialog') === null).toBe(off);
  });

  test('a disabled button says why', async () => {
    await facilities(199_999);
    expect(button('Academia')).toHaveAccessibleDescription(/^Fundos insuficientes\. Custa \$.200\.000/);
  });

  test('asks with the price, says ‘Construindo ...’, and shows the new level (R-FSC-5, R-FSC-6)', async () => {
    const { handler: upgradeFacility, release } = heldHandler(clubCommands().upgradeFacility);
    const { user, server } = await facilities(
      200_000,
      {},
      {
        upgradeFacility,
      },
    );
    await user.click(button('Academia'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Melhorar infraestrutura por $ 200.000 ?');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await card('Academia').findByText('Construindo ...')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByText('Construindo ...')).not.toBeInTheDocument());
    expect(text('Academia')).toContain('Nível 2 de 4');
    expect(await findToast('Obra concluída.')).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ facilityName: 'gym' });
    await waitFor(() => expect(button('Academia')).toHaveFocus());
    expect(button('Academia')).toHaveAccessibleDescription(/^Fundos insuficientes/);
  });

  test('can be cancelled', async () => {
    const { user, server } = await facilities(200_000);
    await user.click(button('Academia'));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.calls.some(({ name }) => name === 'upgradeFacility')).toBe(false);
  });

  test('a refusal takes the new level back and says why', async () => {
    const { user } = await facilities(
      200_000,
      {},
      {
        upgradeFacility: () => {
          throw new RefusedCall('finances/insufficient-money', { price: 200_000, available: 0 });
        },
      },
    );
    await user.click(button('Academia'));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await findToast(/^Fundos insuficientes/)).toBeInTheDocument();
    expect(text('Academia')).toContain('Nível 1 de 4');
  });
});
