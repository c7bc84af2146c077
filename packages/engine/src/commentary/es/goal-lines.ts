/** A goal: how it was scored, what it means for the match, and what it is to the scorer. */
import type { GoalMeaning, GoalOccasion, GoalTally, Sentences } from '../phrases.ts';

export const GOAL_LINES: Sentences<GoalOccasion> = {
  goal: [
    '¡GOOOL! ¡{player} la manda a la red!',
    '¡Es GOL! ¡{player} no perdona!',
    '¡GOOOOL! ¡{player} mueve la red!',
    '¡Balón a la red! ¡Marca {player}!',
    '¡Gol! ¡{player} bate a {keeper}!',
    '¡GOOOL! ¡{player} remata y no llega {keeper}!',
    '¡Gol de {player}! ¡La grada estalla!',
  ],
  goalWithAssist: [
    '¡GOOOL! ¡{other} la sirve, y la termina {player}!',
    '¡Es GOL! ¡Pase de {other}, remate de {player}!',
    '¡Gol de {player}! ¡Aprovecha la asistencia de {other}!',
    '¡Balón a la red! ¡{other} encontró a {player}, que marcó!',
    '¡GOOOOL! ¡{player} recibe de {other} y supera a {keeper}!',
    '¡Gol! ¡Qué pase de {other}, qué definición de {player}!',
    '¡GOOOL! ¡{other} deja solo a {player}, que no falla!',
  ],
  goalFromCross: [
    '¡GOOOL! ¡{other} centra y remata {player}!',
    '¡Centro de {other} y gol de {player}!',
    '¡Es GOL! ¡El balón de {other} encuentra a {player} en el área!',
    '¡Llegó el centro de {other}: {player} lo manda a la red!',
  ],
  goalFromFar: [
    '¡GOLAZO! ¡Desde lejos, {player} bate a {keeper}!',
    '¡GOOOL! ¡{player} suelta el pie desde fuera del área y marca!',
    '¡Qué disparo! ¡{player} prueba de larga distancia y marca!',
  ],
  goalFromClose: [
    '¡GOOOL! ¡A bocajarro, {player} la empuja a la red!',
    'En el área pequeña no se falla: ¡gol de {player}!',
    '¡Es GOL! ¡{player} aparece delante de la portería para marcar!',
  ],
  goalFromCorner: [
    '¡GOOOL tras el córner! ¡{player} la manda a la red!',
    '¡Del balón en el banderín nace el gol de {player}!',
    '¡Es GOL! ¡A la salida del córner, marca {player}!',
  ],
  headerWithAssist: [
    '¡GOOOL de cabeza! ¡{other} la pone en el área y cabecea {player}!',
    '¡De cabeza! ¡{player} termina el balón de {other}!',
    '{other} la manda, {player} cabecea: ¡es GOL!',
    '¡Es GOL! ¡{player} gana por arriba y aprovecha el balón de {other}!',
  ],
  freeKickGoal: [
    '¡GOLAZO de falta! ¡{player} la lanza, {keeper} no llega!',
    '¡GOOOL! ¡Directo de falta, marca {player}!',
    '¡Qué lanzamiento! ¡{player} marca de falta!',
  ],
  penaltyGoal: [
    '¡GOL de penalti! ¡{player} lo lanza y lo transforma!',
    '{player} lanza el penalti y adentro: ¡GOOOL!',
    '{keeper}, batido: ¡{player} marca de penalti!',
    '¡Transformado! ¡A {player} no le tiembla el pie, gol de penalti!',
  ],
  ownGoal: [
    '¡Gol en propia puerta! ¡{player} la desvía a su red!',
    '¡Qué mala suerte! ¡Gol en propia puerta de {player}!',
    '¡En propia puerta! ¡{player} la manda a la portería equivocada!',
  ],
};

export const GOAL_MEANINGS: Sentences<GoalMeaning> = {
  opener: [
    '{team} abre el marcador: {score}.',
    'Se abre el marcador: {score}, {team} por delante.',
    'Se mueve el marcador: {score} en el partido, {team} con ventaja.',
  ],
  openerEarly: [
    'Comienzo perfecto, {team} por delante: ¡{score}!',
    'Apenas empezó el partido, {team} ya va por delante: {score}.',
  ],
  equaliser: ['{team} iguala: {score}.', 'Partido empatado: {score}.', '{team} encuentra el empate: {score}.'],
  equaliserLate: [
    'Al final del partido, {team} arranca el empate: ¡{score}!',
    '¡Qué drama! {team} empata sobre la bocina: ¡{score}!',
  ],
  comeback: ['¡Es la remontada! {team} pasa por delante: {score}.', '¡Remontó! {team} va por delante: {score}.'],
  comebackLate: [
    '¡Remontada al final! {team} por delante: ¡{score}!',
    'Increíble: {team} da la vuelta al partido sobre la bocina, ¡{score}!',
  ],
  lead: [
    '{team} vuelve a ponerse por delante: {score}.',
    '{team} recupera la ventaja: {score}.',
    'Otra vez con ventaja: {team}, {score}.',
  ],
  leadLate: [
    'Al final del partido, {team} pasa por delante: ¡{score}!',
    'Puede ser el gol de la victoria, {team} por delante: ¡{score}!',
  ],
  extend: ['{team} amplía: {score}.', 'Aumenta la ventaja: {score}.', '{team} saca dos goles de ventaja: {score}.'],
  rout: [
    'Ya es goleada: {score}, {team} no para.',
    '{team} se pasea: {score}.',
    'Es un vendaval: {score}.',
    '{rival} no se encuentra: {score}.',
  ],
  reduce: ['{team} recorta: {score}.', 'Se reduce la diferencia: {score}.', '{team} aún cree: {score}.'],
};

export const SCORER_TALLIES: Sentences<GoalTally> = {
  brace: ['Es el segundo de {player} en el partido.', 'Otra vez {player}: dos goles suyos.'],
  hatTrick: ['Triplete de {player}: ¡el balón es suyo!', '¡Es el tercero de {player} en el partido!'],
  more: ['¡{player} ya lleva {count} goles!', '¡Son {count} goles de {player} en el partido!'],
};
