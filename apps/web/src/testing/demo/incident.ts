import type { CallData } from '@mundo-manager/contract/client';
import { BUILT_AT } from '@mundo-manager/rules/testing';

const HOUR = 3_600_000;

/** A status with an incident and a notice that hold, and an incident that is over. */
export function incident(): CallData<'serverStatus'> {
  return {
    isWell: true,
    announcements: [
      {
        id: 3,
        kind: 'incident',
        title: 'Placares ao vivo atrasados',
        text: 'Os lances chegam com alguns segundos de atraso. Os resultados não mudam, e nenhuma partida se perde.',
        from: BUILT_AT,
        until: null,
        resolvedAt: null,
        isCurrent: true,
      },
      {
        id: 2,
        kind: 'notice',
        title: 'Manutenção na terça à noite',
        text: 'Entre 3h e 4h o jogo fica fora do ar para uma atualização. As partidas são jogadas depois, na ordem.',
        from: BUILT_AT - HOUR,
        until: BUILT_AT + 40 * HOUR,
        resolvedAt: null,
        isCurrent: true,
      },
      {
        id: 1,
        kind: 'incident',
        title: 'Entrada indisponível',
        text: 'Por quarenta minutos não foi possível entrar no jogo. Quem já estava dentro não notou.',
        from: BUILT_AT - 72 * HOUR,
        until: null,
        resolvedAt: BUILT_AT - 71 * HOUR,
        isCurrent: false,
      },
    ],
  };
}
