import type { Manager } from '@mundo-manager/rules/clubs';
import { buildClub } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';

function manager(changes: Partial<Manager> = {}, handlers: Handlers = clubCommands()) {
  const club = buildClub();
  return renderApp('/manager', { world: { club: { ...club, manager: { ...club.manager, ...changes } } }, handlers });
}

function speech(name: string, level: number): Manager['skills'] {
  const { skills } = buildClub().manager;
  return { ...skills, speech: { ...skills.speech, [name]: level } };
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const skill = (region: string, index: number) => {
  const item = column(region).getAllByRole('listitem')[index];
  if (item === undefined) throw new Error('no such skill');
  return item;
};

describe('the level (R-MSC-1 to R-MSC-3)', () => {
  test('is shown as a badge, experience out of what is needed, and the points left', async () => {
    await manager({ level: 7, exp: 1_480, skillPoints: 6 });
    expect(screen.getByRole('img', { name: 'Nível 7' })).toBeInTheDocument();
    expect(screen.getByText('1.480/2.300 XP')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Experiência' })).toHaveAttribute('aria-valuenow', '64');
    expect(screen.getByText('pontos de habilidade').closest('p')).toHaveTextContent('6');
  });

  test.each([
    [0, '0pontos de habilidade'],
    [1, '1ponto de habilidade'],
  ])('%d points left agree with their noun', async (skillPoints, text) => {
    await manager({ skillPoints });
    expect(screen.getByText(/^pontos? de habilidade$/).closest('p')).toHaveTextContent(text);
  });

  test('the highest level has a full bar that reads ‘Max.’ (R-MSC-2)', async () => {
    await manager({ level: 30 });
    expect(screen.getByText('Max.')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Experiência' })).toHaveAttribute('aria-valuenow', '100');
  });
});

describe('the skills (R-MSC-4 to R-MSC-8)', () => {
  test('six of training and five of the speech', async () => {
    await manager();
    expect(column('Treinamento').getAllByRole('listitem')).toHaveLength(6);
    expect(column('Discurso').getAllByRole('listitem')).toHaveLength(5);
  });

  test('each with name, description, level, effect now and next, and cost (R-MSC-5)', async () => {
    await manager({ skills: speech('boosters', 3) });
    expect(skill('Discurso', 4)).toHaveTextContent(
      'BoostersA porcentagem de eficácia dos boosters de jogo.3/2055,3%próximo: 57,9%3 PH',
    );
    expect(skill('Treinamento', 0)).toHaveTextContent('AtaqueTreinos de ataque rendem mais.1/200%próximo: +2,6%1 PH');
  });

  test.each([
    [4, true],
    [5, false],
  ])('with %d points an upgrade of 5 PH is off: %s (R-MSC-6)', async (skillPoints, off) => {
    await manager({ skillPoints, skills: speech('spirit', 4) });
    const button = screen.getByRole('button', { name: 'Melhorar Espírito (Discurso) por 5 PH' });
    expect(button.getAttribute('aria-disabled') === 'true').toBe(off);
    if (off) expect(button).toHaveAccessibleDescription('Faltam pontos: custa 5 PH e você tem 4.');
  });

  test('an upgrade has another name than that of the same skill in the other column (R-MSC-4)', async () => {
    await manager({ skillPoints: 6 });
    const upgrades = screen.getAllByRole('button', { name: /PH$/ });
    const names = upgrades.map((button) => button.getAttribute('aria-label'));
    expect(names).toContain('Melhorar Ataque (Treinamento) por 1 PH');
    expect(names).toContain('Melhorar Ataque (Discurso) por 1 PH');
    expect(new Set(names).size).toBe(11);
  });

  test('the highest level has no upgrade (R-MSC-6)', async () => {
    await manager({ skillPoints: 500, skills: speech('focus', 20) });
    expect(within(skill('Discurso', 3)).getByText('Max.')).toBeInTheDocument();
    expect(within(skill('Discurso', 3)).queryByRole('button')).not.toBeInTheDocument();
  });

  test('an upgrade says ‘Executando Upgrade...’, raises the level and takes the points (R-MSC-7)', async () => {
    const { handler: upgradeSkill, release } = heldHandler(clubCommands().upgradeSkill);
    const { user, server } = await manager(
      { skillPoints: 6 },
      {
        upgradeSkill,
      },
    );
    await user.click(screen.getByRole('button', { name: 'Melhorar Jogo aéreo (Treinamento) por 1 PH' }));
    expect(await screen.findByText('Executando Upgrade...')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByText('Executando Upgrade...')).not.toBeInTheDocument());
    expect(skill('Treinamento', 2)).toHaveTextContent('2/20');
    expect(screen.getByText('pontos de habilidade').closest('p')).toHaveTextContent('5');
    expect(server.calls.at(-1)?.body).toEqual({ skillType: 'training', skillName: 'heading' });
  });

  test('a refusal takes the level back and says why (R-ERR-5)', async () => {
    const { user } = await manager(
      { skillPoints: 6 },
      {
        upgradeSkill: () => {
          throw new RefusedCall('manager/insufficient-points', { price: 1, available: 0 });
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Melhorar Jogo aéreo (Treinamento) por 1 PH' }));
    expect(await findToast('Faltam pontos: custa 1 PH e você tem 0.')).toBeInTheDocument();
    expect(skill('Treinamento', 2)).toHaveTextContent('1/20');
  });
});
