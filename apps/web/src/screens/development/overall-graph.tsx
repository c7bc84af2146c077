import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DevelopmentMark } from '@mundo-manager/rules/development';
import { DEVELOPMENT_MARKS, type ForecastDay, type PlayerDevelopment } from '@mundo-manager/rules/development';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { DayGraph, type DayScale } from '../../components/charts/day-graph.tsx';
import type { DayLine } from '../../components/charts/day-series.ts';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { dayText } from '../../ui/text/day-text.ts';
import { decimals } from '../../ui/text/decimals.ts';
import styles from './overall-graph.module.css';

/** What the marks are called, and the letter on the graph. */
const MARKS: Readonly<Record<DevelopmentMark, { readonly name: MessageDescriptor; readonly letter: string }>> = {
  match: { name: msg`Jogo`, letter: 'J' },
  training: { name: msg`Treino`, letter: 'T' },
  birthday: { name: msg`Aniversário`, letter: 'A' },
  booster: { name: msg`Troca de booster`, letter: 'B' },
  injury: { name: msg`Lesão`, letter: 'L' },
};

interface OverallGraphProps {
  readonly development: PlayerDevelopment;
  readonly potential: number;
  /** The days to come under the plan in force; none while it loads. */
  readonly forecast: readonly ForecastDay[];
  /** Skills that are drawn beside the overall. */
  readonly skills: readonly Skill[];
}

/** Height of a row of marks. */
const ROW = 14;

/** The overall by day with a row of marks of each kind, the potential, the forecast, and chosen skills. R-DEV-8, R-DEV-12 */
export function OverallGraph({ development: { points, marks }, potential, forecast, skills }: OverallGraphProps) {
  const { t } = useLingui();
  const [first, ...later] = points.map(({ day, overall }) => ({ day, value: overall }));
  if (first === undefined) return null;
  const last = later.at(-1) ?? first;
  const ahead = forecast.map(({ day, overall }) => ({ day, value: overall }));
  const edges = forecast.flatMap(({ low, high }) => [low, high]);
  const lines = skills.map((skill) => lineOf(skill, t(ATTRIBUTE_NAMES[skill]), points, forecast));
  const drawn = [...lines.flatMap((line) => [...line.points, ...line.forecast]), first, ...later, ...ahead];
  const values = [...drawn.map(({ value }) => value), ...edges, potential];
  const bottom = Math.floor(Math.min(...values) - 1);
  const top = Math.ceil(Math.max(...values) + 1);
  const [from, to] = [decimals(first.value, 1), decimals(last.value, 1)];
  const course = t`Overall de ${from} em ${dayText(first.day)} a ${to} em ${dayText(last.day)}; potencial ${decimals(potential, 1)}`;
  const end = forecast.at(-1);
  const rangeOf = ({ low, high }: ForecastDay) => t`entre ${decimals(low, 1)} e ${decimals(high, 1)}`;
  const rangeText = end && t`previsão para ${dayText(end.day)}: ${rangeOf(end)}`;
  const skillCells = (at: number, of: readonly Pick<ForecastDay, 'skills'>[]) =>
    skills.map((skill) => decimals(of[at]?.skills[SKILLS.indexOf(skill)] ?? 0, 1));
  return (
    <DayGraph
      label={[course, rangeText].filter(Boolean).join('; ')}
      points={[first, ...later]}
      low={bottom}
      high={top}
      levels={[bottom, Math.round((bottom + top) / 2), top].map((value) => ({ value, text: String(value) }))}
      left={34}
      marksHeight={DEVELOPMENT_MARKS.length * ROW}
      marks={(scale) => <Marks scale={scale} marks={marks} potential={potential} />}
      caption={<Key />}
      lines={lines}
      forecast={{
        points: ahead,
        band: forecast,
        cells: (at) => {
          const day = forecast[at];
          if (day === undefined) return [];
          return [decimals(day.overall, 1), rangeOf(day), ...skillCells(at, forecast)];
        },
      }}
      table={{
        label: t`Overall dia a dia`,
        heads: [t`Dia`, t`Overall`, t`O que houve`, ...lines.map(({ name }) => name)],
        cells: (at) => [
          decimals(points[at]?.overall ?? 0, 1),
          marks
            .filter(({ day }) => day === points[at]?.day)
            .map(({ mark }) => t(MARKS[mark].name))
            .join(', ') || '–',
          ...skillCells(at, points),
        ],
      }}
    />
  );
}

type SkillDays = readonly Pick<ForecastDay, 'day' | 'skills'>[];

function lineOf(skill: Skill, name: string, past: SkillDays, ahead: SkillDays): DayLine {
  const at = SKILLS.indexOf(skill);
  const valuesOf = (days: SkillDays) => days.map(({ day, skills }) => ({ day, value: skills[at] ?? 0 }));
  return { name, points: valuesOf(past), forecast: valuesOf(ahead) };
}

interface MarksProps {
  readonly scale: DayScale;
  readonly marks: PlayerDevelopment['marks'];
  readonly potential: number;
}

function Marks({ scale: { x, y, left, right, bottom }, marks, potential }: MarksProps) {
  const { t } = useLingui();
  return (
    <>
      <path className={styles.potential} d={`M${left} ${y(potential)}H${right}`} />
      <text className={styles.label} x={right} y={y(potential) - 5} textAnchor="end">
        {t`potencial`}
      </text>
      {DEVELOPMENT_MARKS.map((mark, row) => (
        <g key={mark}>
          <text className={styles.label} x={left - 6} y={bottom + 18 + row * ROW} textAnchor="end">
            {MARKS[mark].letter}
          </text>
          {marks
            .filter((marked) => marked.mark === mark)
            .map(({ day }) => (
              <rect
                key={day}
                className={styles[mark]}
                x={x(day) - 2}
                y={bottom + 10 + row * ROW}
                width={4}
                height={9}
              />
            ))}
        </g>
      ))}
    </>
  );
}

/** The letters of the marks. */
function Key() {
  const { t } = useLingui();
  return (
    <figcaption className={styles.key}>
      {DEVELOPMENT_MARKS.map((mark) => (
        <span key={mark}>
          <b>{MARKS[mark].letter}</b> {t(MARKS[mark].name)}
        </span>
      ))}
    </figcaption>
  );
}
