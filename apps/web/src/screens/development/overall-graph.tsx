import { useLingui } from '@lingui/react/macro';
import { DEVELOPMENT_MARKS, type ForecastDay, type PlayerDevelopment } from '@mundo-manager/rules/development';
import { SKILLS, type Skill } from '@mundo-manager/rules/players';
import { DayGraph, type DayScale } from '../../components/charts/day-graph.tsx';
import type { DayLine } from '../../components/charts/day-series.ts';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { dayText } from '../../ui/text/day-text.ts';
import { decimals } from '../../ui/text/decimals.ts';
import { MARKS } from './mark-names.ts';
import styles from './overall-graph.module.css';

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
  const lines = skills.map((skill) => lineOf(skill, t(ATTRIBUTE_NAMES[skill]), points, forecast));
  const drawn = [...lines.flatMap((line) => [...line.points, ...line.forecast]), first, ...later, ...ahead];
  const values = [...drawn.map(({ value }) => value), potential];
  const low = Math.floor(Math.min(...values) - 1);
  const high = Math.ceil(Math.max(...values) + 1);
  const [from, to] = [decimals(first.value, 1), decimals(last.value, 1)];
  const skillCells = (at: number, of: readonly Pick<ForecastDay, 'skills'>[]) =>
    skills.map((skill) => decimals(of[at]?.skills[SKILLS.indexOf(skill)] ?? 0, 1));
  return (
    <DayGraph
      label={t`Overall de ${from} em ${dayText(first.day)} a ${to} em ${dayText(last.day)}; potencial ${decimals(potential, 1)}`}
      points={[first, ...later]}
      low={low}
      high={high}
      levels={[low, Math.round((low + high) / 2), high].map((value) => ({ value, text: String(value) }))}
      left={34}
      marksHeight={DEVELOPMENT_MARKS.length * ROW}
      marks={(scale) => <Marks scale={scale} marks={marks} potential={potential} />}
      caption={<Key />}
      lines={lines}
      forecast={{
        points: ahead,
        cells: (at) => [decimals(ahead[at]?.value ?? 0, 1), '–', ...skillCells(at, forecast)],
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
