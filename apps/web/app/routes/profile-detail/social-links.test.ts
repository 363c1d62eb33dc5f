import { describe, expect, it } from 'vitest';
import { facebookUrl, instagramUrl } from './social-links.ts';

describe('social links', () => {
  it('[PROF-05] lead to the service, however the name was written', () => {
    expect(instagramUrl('@junepark.makes')).toBe('https://www.instagram.com/junepark.makes/');
    expect(facebookUrl('https://www.facebook.com/june')).toBe('https://www.facebook.com/june');
    expect(facebookUrl('facebook.com/june')).toBe('https://www.facebook.com/june');
  });

  it('never run a script', () => {
    expect(facebookUrl('javascript:alert(1)')).toBe(
      'https://www.facebook.com/javascript%3Aalert(1)',
    );
  });
});
