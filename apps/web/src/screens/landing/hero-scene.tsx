import { useLingui } from '@lingui/react/macro';
import styles from './hero-scene.module.css';

/** Lit windows of the town: left and top. */
const WINDOWS = [
  [88, 150],
  [228, 110],
  [240, 130],
  [360, 184],
  [462, 140],
  [576, 156],
  [618, 130],
  [700, 176],
  [806, 150],
  [950, 100],
  [962, 120],
  [1060, 176],
  [1130, 140],
  [1238, 120],
  [1290, 160],
  [1360, 178],
] as const;

const TOWN =
  'M0 230V160H70V130H120V170H180V120H210V92H262V140H330V175H390V148H440V120H488V166H560V140H600V110H642V160H720V175H790V130H830V156H890V110H934V80H980V138H1040V166H1110V120H1160V150H1220V100H1262V142H1330V170H1390V138H1440V230H0Z';
const MAST = 'M-4 250V64M4 250V64M-4 90L4 112M4 112L-4 134M-4 134L4 156M-4 156L4 178M-4 178L4 200M-4 200L4 222';
const WEEDS =
  'M0 460Q30 446 60 460Q80 444 104 460Q150 450 176 460ZM330 460Q350 448 372 460Q390 450 420 460ZM560 460Q574 450 592 460ZM1010 460Q1036 446 1060 460Q1084 450 1112 460ZM1290 460Q1320 444 1352 460Q1390 448 1440 458V460Z';
const PANELS =
  'M0-11L10.5-3.4 6.5 9H-6.5L-10.5-3.4ZM0-11V-25M10.5-3.4L23-9M6.5 9L14.5 20M-6.5 9L-14.5 20M-10.5-3.4L-23-9';

/** The street goes on to both sides of its middle, for windows of every width: where each stretch begins. */
const STRETCHES = [-1440, 0, 1440] as const;
/** Panels of 240 at both sides of the name. */
const JOINTS = [0, 1, 2, 3, 4, 5, 6, 7]
  .map((side) => `M${420 - 240 * side} 180V470M${1020 + 240 * side} 180V470`)
  .join('');

const LAMPS = [-33, -11, 11, 33] as const;
const ROWS = [33, 55] as const;

/** The ground at the end of the street, in daylight or under floodlights: the theme decides. R-LAN-11, R-LAN-12 */
export function HeroScene() {
  const { t } = useLingui();
  return (
    <svg className={styles.scene} viewBox="-1320 0 4080 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-1320" width="4080" height="560" fill="var(--sky-1)" />
      <rect x="-1320" y="96" width="4080" height="140" fill="var(--sky-2)" />
      {STRETCHES.map((begin) => (
        <g key={begin} transform={`translate(${begin})`}>
          <path d={TOWN} fill="var(--city)" />
          {WINDOWS.map(([x, y]) => (
            <rect key={x} className={styles.window} x={x} y={y} width="5" height="7" fill="var(--lamp)" />
          ))}
        </g>
      ))}
      <Floodlight x={492} y={62} scale={0.62} beam="M-44 66L88 520L628 520L44 66Z" />
      <Floodlight x={1216} y={62} scale={0.62} beam="M-44 66L-432 520L108 520L44 66Z" />
      <g className={styles.left}>
        <Floodlight x={226} y={0} scale={1} beam="M-44 66L400 520L940 520L44 66Z" />
      </g>
      <Floodlight x={936} y={0} scale={1} beam="M-44 66L-380 520L160 520L44 66Z" />
      <rect x="-1320" y="178" width="4080" height="292" fill="var(--wall-top)" />
      <rect x="-1320" y="327" width="4080" height="143" fill="var(--wall)" />
      <rect x="-1320" y="320" width="4080" height="8" fill="var(--lamp)" />
      <path d="M-1320 178H2760" stroke="var(--chalk)" strokeOpacity=".4" strokeWidth="4" />
      <path d={JOINTS} stroke="#000" strokeOpacity=".12" strokeWidth="2" />
      <g className={styles.name} textAnchor="middle" fontSize="136">
        <text x="720" y="305" fill="#10503c">
          {t`Mundo`}
        </text>
        <text x="723.5" y="458.5" fill="#06231a">
          {t`Manager`}
        </text>
        <text x="720" y="455" fill="var(--lamp)">
          {t`Manager`}
        </text>
      </g>
      <g className={styles.adverts} textAnchor="middle">
        <text x="300" y="244" fontSize="34" fill="#a61b26">
          {t`Padaria do Gol`}
        </text>
        <text x="300" y="276" fontSize="22" fill="#14201a">
          {t`Pão quente às 6`}
        </text>
        <text x="300" y="412" fontSize="28" fill="var(--wall-ink)">
          {t`Materiais Tonhão`}
        </text>
        <text x="1140" y="262" fontSize="28" fill="#1a4fa3">
          {t`Bar da Dona Célia`}
        </text>
        <text x="1140" y="396" fontSize="30" fill="var(--wall-ink)">
          {t`Auto Elétrica`}
        </text>
        <text x="1140" y="432" fontSize="34" fill="var(--lamp)">
          {t`Faísca`}
        </text>
      </g>
      <g transform="translate(0 12)">
        <rect x="-1320" y="458" width="4080" height="102" fill="var(--hero-terra)" />
        <path
          d="M-1320 470L0 466C200 458 380 484 620 472S1100 462 1440 476L2760 470V486L1440 492C1200 482 980 494 700 486S240 482 0 490L-1320 482Z"
          fill="var(--hero-terra-2)"
          opacity=".6"
        />
        {STRETCHES.map((begin) => (
          <path key={begin} d={WEEDS} transform={`translate(${begin})`} fill="var(--varzea-grass)" />
        ))}
        <path
          d="M-1320 538L360 517M371 517L930 516M938 516L2760 543"
          stroke="var(--lime)"
          strokeWidth="7"
          opacity=".92"
        />
        <path d="M632 560C662 528 778 528 808 560" fill="none" stroke="var(--lime)" strokeWidth="7" opacity=".92" />
        <g transform="translate(560 494)">
          <ellipse cx="4" cy="25" rx="29" ry="5" fill="#000" opacity=".25" />
          <circle r="25" fill="#fbfdf6" stroke="#17201c" strokeWidth="2.5" />
          <path d={PANELS} fill="#17201c" stroke="#17201c" strokeWidth="2" />
        </g>
      </g>
    </svg>
  );
}

interface FloodlightProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly beam: string;
}

function Floodlight({ x, y, scale, beam }: FloodlightProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={MAST} stroke="var(--chalk)" strokeWidth="2.5" fill="none" opacity=".75" />
      <rect x="-44" y="22" width="88" height="44" fill="var(--plate)" />
      {ROWS.flatMap((row) =>
        LAMPS.map((lamp) => <circle key={`${lamp} ${row}`} cx={lamp} cy={row} r="8" fill="var(--lamp-off)" />),
      )}
      <path className={styles.beam} d={beam} fill="#fff3c4" />
    </g>
  );
}
