import { aVenue } from '@rendezvous/venue-model/testing';
import { describe, expect, it } from 'vitest';
import { createScene } from '../scene.ts';
import { aContext } from '../testing/a-context.ts';
import { someWishes } from '../testing/some-wishes.ts';
import { readWishes } from './read-wishes.ts';
import { suitsOn } from './suits-all.ts';

/** Whether a shaded course in the open is for two who dislike heat, at so many degrees. */
function onACourseAt(degrees: number) {
  const course = aVenue({ id: 'course', category: 'mini_golf', indoor: false, outdoor: true });
  const shaded = { ...course, needs: { ...course.needs, shade: 'yes' } } as const;
  const weather = { kind: 'normals', lowF: degrees, highF: degrees, rainInches: 1 } as const;
  const wishes = someWishes({ dislikes: ['heat'], interests: ['mini golf'] });
  return suitsOn(
    shaded,
    'no-heat',
    createScene(readWishes(wishes, [shaded]), aContext({ weather })),
  );
}

describe('suitsOn', () => {
  it('finds no shade deep enough on a scorching day for those who dislike heat', () => {
    expect(onACourseAt(88)).toBe('yes');
    expect(onACourseAt(104)).toBe('no');
  });
});
