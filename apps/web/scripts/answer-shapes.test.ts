import { describe, expect, it } from 'vitest';
import { isOfShape, type Shape } from '../app/api/answer-shape.ts';
import { answerShapes } from './answer-shapes.ts';

const shapes = answerShapes();
const shapeOf = (endpoint: string): Shape => shapes[endpoint] ?? 'any';

describe('the shape of an answer', () => {
  it('is that of what its endpoint gives', () => {
    const note = { id: 'a', profile_id: 1, kind: 'note', text: 'Likes plums', day: '2026-11-23' };
    const whole = { ...note, given_on: null, ask: true, created_at: '2026-11-23T10:00:00Z' };
    const shape = shapeOf('GET /profiles/:id/notes');
    expect(isOfShape(shape, [whole])).toBe(true);
    expect(isOfShape(shape, [])).toBe(true);
    for (const wrong of [{}, null, undefined, 'ok', [{}], [{ ...whole, text: 7 }], [null]])
      expect(isOfShape(shape, wrong)).toBe(false);
  });

  it('lets in a word that this page does not know', () => {
    const shape: Shape = { fields: { kind: 'string' } };
    expect(isOfShape(shape, { kind: 'of tomorrow', more: 1 })).toBe(true);
    expect(isOfShape(shape, {})).toBe(false);
  });

  it('is nothing in particular where nothing is answered', () => {
    expect(isOfShape(shapeOf('DELETE /profiles/:id'), undefined)).toBe(true);
  });
});
