import type { PictureSubject } from '@rendezvous/content';
import { renderToStaticMarkup } from 'react-dom/server';
import { CityArt } from '../city-art.tsx';
import { PictureBrand } from '../picture-brand.tsx';
import { PictureFrame } from '../picture-frame.tsx';

const art = { width: 1200, height: 390 };
const side = 64;
/** Longer titles than this are set smaller. */
const longTitle = 40;

/**
 * What stands for a page elsewhere: its title, and the city under its best hour. Always in the
 * light theme: nobody knows whose eyes it is for.
 */
export function PagePicture({ title, city, hour }: PictureSubject): React.JSX.Element {
  const drawing = renderToStaticMarkup(<CityArt city={city} hour={hour} height={art.height} />);
  return (
    <PictureFrame>
      <div style={{ position: 'absolute', left: side, top: 40, display: 'flex' }}>
        {PictureBrand()}
      </div>
      <div
        style={{
          position: 'absolute',
          left: side,
          top: 104,
          width: 1200 - 2 * side,
          display: 'block',
          lineClamp: 2,
          fontFamily: 'Fraunces',
          fontSize: title.length > longTitle ? 50 : 68,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(drawing)}`}
        {...art}
        style={{ position: 'absolute', left: 0, bottom: 0 }}
        alt=""
      />
    </PictureFrame>
  );
}
