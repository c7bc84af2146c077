import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmblemBorder, EmblemPattern, EmblemShape } from '@mundo-manager/rules/club-creation';

/** What the shapes are called on the screen. */
export const SHAPE_NAMES: Readonly<Record<EmblemShape, MessageDescriptor>> = {
  Escudo2: msg`Escudo 2`,
  Escudo3: msg`Escudo 3`,
  LosangoTriangulo: msg`Losango Triângulo`,
  Guitarra: msg`Guitarra`,
  Scudo: msg`Scudo`,
  Escudo: msg`Escudo`,
  Pentágono: msg`Pentágono`,
  Círculo: msg`Círculo`,
  'Pentágono Invertido': msg`Pentágono Invertido`,
  Hexágono: msg`Hexágono`,
  Elipse2: msg`Elipse 2`,
};

/** What the patterns are called. */
export const PATTERN_NAMES: Readonly<Record<EmblemPattern, MessageDescriptor>> = {
  halvesAcross: msg`Metades na horizontal`,
  halvesDown: msg`Metades na vertical`,
  chief: msg`Faixa no alto`,
  plain: msg`Liso`,
};

/** What the borders are called. */
export const BORDER_NAMES: Readonly<Record<EmblemBorder, MessageDescriptor>> = {
  black: msg`Preta`,
  bronze: msg`Bronze`,
  silver: msg`Prata`,
  gold: msg`Ouro`,
  gray: msg`Cinza`,
};
