import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './landing.module.css';

/** How far below the window, in pixels, something is brought. */
const AHEAD = 40;

/** Loads its content when the visitor comes near: a visitor who only signs up does not load it. */
export function LoadNearViewport({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    if (near || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${AHEAD}px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);

  return (
    <div ref={place} className={near ? undefined : styles.gap}>
      {near && children}
    </div>
  );
}
