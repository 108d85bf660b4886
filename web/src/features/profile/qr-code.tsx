// QR code: a text as a square to scan; always dark on light, because not every camera reads it the other way round.
import { encode } from 'uqr'

const path = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

type QrCodeProps = { text: string; label: string; className: string | undefined }

export default function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path(data)} fill="#000" />
    </svg>
  )
}
