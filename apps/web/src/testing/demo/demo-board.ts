import type { Match } from '@mundo-manager/rules/competitions';
import { buildMatch } from '@mundo-manager/rules/testing';
import type { FakePost } from '../server/fake-post.ts';

const HOUR = 3_600_000;

/** Posts of the demo league: plain ones, one of several lines, a hidden one and one of a muted manager. */
export function demoPosts(competitionId: string, now: number): FakePost[] {
  const post = (
    id: number,
    clubId: string,
    hours: number,
    text: string,
    changes: Partial<FakePost> = {},
  ): FakePost => ({
    id,
    competitionId,
    clubId,
    date: now - hours * HOUR,
    text,
    reporters: [],
    decision: null,
    ...changes,
  });
  return [
    post(6, 'c4', 1, 'Quem aguenta esse ataque? Domingo tem mais.'),
    post(5, 'c2', 3, 'Parabéns pela vitória, jogo duro.\n\nNo returno a conversa é outra:\nestádio cheio e chuva.'),
    post(4, 'c1', 5, 'Valeu! Boa sorte no resto da temporada.'),
    post(3, 'c6', 8, 'Esse juiz...'),
    post(2, 'c3', 30, 'Compro goleiro. Procurem o meu clube no mercado.', { reporters: ['c1', 'c2', 'c5'] }),
    post(1, 'c5', 60, 'Boa temporada a todos!'),
  ];
}

/** Earlier meetings of the own club with c2, which make the two rivals. */
export function demoMeetings(now: number): Match[] {
  const scores = [
    [2, 1],
    [0, 0],
    [1, 2],
    [3, 0],
    [1, 1],
  ] as const;
  return scores.map(([score, taken], index) =>
    buildMatch({
      id: `past${index}`,
      date: now - (40 + index) * 24 * HOUR,
      status: 'finished',
      home: { id: index % 2 === 0 ? 'c1' : 'c2', score },
      away: { id: index % 2 === 0 ? 'c2' : 'c1', score: taken },
    }),
  );
}
