const WIDTH = 1_004;
const FLAGS = 31;
const COLOURS = ['#f4c21c', '#f6f7f2', '#16386b', '#a43c1a', '#2f8148'];

/** A string of little flags across the wall, hanging in two arcs. */
export function Bunting({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} 60`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={`M0 ${heightAt(0)} ${points()}`} fill="none" stroke="#33423a" strokeWidth="1.5" />
      {Array.from({ length: FLAGS }, (_, index) => {
        const x = ((index + 0.5) * WIDTH) / FLAGS;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: flags never change places
            key={index}
            transform={`translate(${x.toFixed(1)} ${heightAt(x).toFixed(1)}) rotate(${((index * 4) % 11) - 5})`}
            d="M-10 0H10V24L0 16L-10 24Z"
            fill={COLOURS[index % COLOURS.length]}
            stroke="#14201a"
            strokeOpacity="0.25"
          />
        );
      })}
    </svg>
  );
}

/** How deep the string hangs there. */
function heightAt(x: number): number {
  return 6 + 24 * Math.abs(Math.sin((x / WIDTH) * 2 * Math.PI));
}

function points(): string {
  return Array.from({ length: FLAGS * 2 + 1 }, (_, index) => {
    const x = (index * WIDTH) / (FLAGS * 2);
    return `L${x.toFixed(1)} ${heightAt(x).toFixed(1)}`;
  }).join(' ');
}
