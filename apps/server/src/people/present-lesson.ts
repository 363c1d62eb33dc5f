import type { WireLesson } from '@rendezvous/contract';
import { describeEffect, describeLesson, describeSureness, type Lesson } from '@rendezvous/planner';

export function presentLesson(lesson: Lesson): WireLesson {
  const { name, dates, good, rough, prior, belief } = lesson;
  return {
    name,
    text: describeLesson(lesson),
    sureness: describeSureness(lesson),
    effect: describeEffect(lesson),
    dates,
    good,
    rough,
    prior,
    belief,
  };
}
