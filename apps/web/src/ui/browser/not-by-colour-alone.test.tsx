import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { Money } from '../../components/money/money.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { ResultMark } from '../../components/player/number-plates.tsx';
import { Attribute, MatchRating, Morale, Rating } from '../../components/player/rating.tsx';
import { Alert } from '../feedback/alert.tsx';

const shown = (element: ReactNode) => render(<I18nProvider i18n={i18n}>{element}</I18nProvider>).container;
const texts = (...elements: ReactNode[]) => elements.map((element) => shown(element).textContent);

describe('the meaning of a colour is shown without it, too (R-PRD-15)', () => {
  test('ratings, condition and amounts by their numbers and signs', () => {
    expect(texts(<Rating value={81.9} />, <Attribute value={40} />, <MatchRating value={6.25} />)).toEqual([
      '81',
      '40',
      '6,3',
    ]);
    expect(texts(<Condition value={70} />, <Condition value={69.6} />)).toEqual(['70%', '70%▼']);
    expect(texts(<Money signed value={5} />, <Money signed value={-5} />)).toEqual(['+$\u00a05', '−$\u00a05']);
  });

  test('morale by a sign that is read out', () => {
    expect(texts(<Morale value={75} />, <Morale value={60} />, <Morale value={59} />)).toEqual(['75▲', '60■', '59▼']);
  });

  test('a result by its letter and its word', () => {
    const results = (['win', 'draw', 'loss'] as const).map((result) => <ResultMark key={result} result={result} />);
    expect(texts(...results)).toEqual(['VVitória', 'EEmpate', 'DDerrota']);
  });

  test('a warning by its sign and its sentence', () => {
    const sign = (tone: 'warning' | 'info') => shown(<Alert tone={tone}>Seu patrocínio expirou.</Alert>);
    expect(sign('warning')).toHaveTextContent('Seu patrocínio expirou.');
    expect(sign('warning').querySelector('svg')?.innerHTML).not.toBe(sign('info').querySelector('svg')?.innerHTML);
  });
});
