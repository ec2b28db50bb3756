import encodeQR from 'qr';
import { useMemo } from 'react';
import css from './order.module.css';

/** Modules of quiet zone around a code, from ISO/IEC 18004. */
const quietZone = 4;

/** A QR code, drawn locally so that its content is sent nowhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
    const cells = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: rows.length, path: cells.join('') };
  }, [text]);
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
