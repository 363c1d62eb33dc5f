import { product } from '@rendezvous/contract';

/** The logo on a picture, in colors of its own: no style sheet reaches it. */
export function PictureBrand(): React.JSX.Element {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 12,
        fontFamily: 'Fraunces',
        fontSize: 34,
        letterSpacing: '-0.02em',
      }}
    >
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(mark)}`}
        width={54}
        height={38}
        alt=""
      />
      {product}
    </div>
  );
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 28"><defs><linearGradient id="m" x1="0" x2="40" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset=".04" stop-color="#FBB066"/><stop offset=".36" stop-color="#F6764E"/><stop offset=".66" stop-color="#A94F87"/><stop offset="1" stop-color="#3C3A82"/></linearGradient></defs><path d="M1.5 26Q20 -20 38.5 26Z" fill="url(#m)"/><circle cx="28.6" cy="8.6" r="4.6" fill="#FFFDF9" stroke="#2B1433" stroke-width="2.4"/></svg>`;
