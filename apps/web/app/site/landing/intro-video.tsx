import { product } from '@rendezvous/contract';
import { Play } from 'lucide-react';

/**
 * The product at work. Nothing of it is loaded before somebody presses play, and its poster, a
 * drawn evening, when it comes near.
 */
export function IntroVideo(): React.JSX.Element {
  return (
    <section className="sec" data-lazy="" aria-labelledby="video-title">
      <div className="wrap">
        <div className="video-head">
          <h2 className="display-lg" id="video-title">
            Watch a plan come together
          </h2>
          <p className="lede">
            One evening from the first word to the last stop, as it happened on screen.
          </p>
        </div>
        <div className="video">
          <video
            controls
            preload="none"
            playsInline
            data-poster="/video/poster.webp"
            width={1280}
            height={720}
            aria-label={`How ${product} plans an evening`}
          >
            <source src="/video/planning-a-date.webm" type="video/webm" />
            <source src="/video/planning-a-date.mp4" type="video/mp4" />
            <track kind="captions" srcLang="en" label="English" src="/video/planning-a-date.vtt" />
          </video>
          {/* Where scripts run: until it plays, all of it is a button in place of the controls. */}
          <button
            className="video-play"
            type="button"
            aria-label="Play the introduction"
            data-play=""
            hidden
          >
            <Play className="icon" />
            <span>How {product} plans an evening</span>
          </button>
        </div>
      </div>
    </section>
  );
}
