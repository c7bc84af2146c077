import { buildClub } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

async function boosters(matchBoosters: readonly number[], level: number) {
  const club = buildClub({ matchBoosters });
  const { skills } = club.manager;
  const manager = { ...club.manager, skills: { ...skills, speech: { ...skills.speech, boosters: level } } };
  await renderApp('/matchBoosters', { world: { club: { ...club, manager } } });
  return within(screen.getByRole('region', { name: 'Estoque' })).getAllByRole('listitem');
}

test('all ten types are shown, each with how many the club owns (R-FOU-9)', async () => {
  const types = await boosters([1, 3, 3], 1);
  expect(types).toHaveLength(10);
  expect(types[0]).toHaveTextContent('+5%Moralbronze1 no estoque');
  expect(types[1]).toHaveTextContent('Resistênciabronzenenhum');
  expect(types[2]).toHaveTextContent('Determinaçãobronze2 no estoque');
});

test.each([
  [1, '+5%', '× 50%'],
  [20, '+10%', '× 100%'],
])('at level %d of the speech each booster adds %s, and the text says why (R-FOU-10)', async (level, effect, share) => {
  const types = await boosters([], level);
  expect(types[9]).toHaveTextContent(effect);
  const rules = screen.getByRole('region', { name: 'Como funcionam' });
  expect(rules).toHaveTextContent('Um booster por jogo.');
  expect(rules).toHaveTextContent(`Discurso, Boosters nível ${level}${share}No jogo${effect}`);
});
