import { z } from 'zod';

/** 'HH:mm'; past midnight counts on: one in the morning after is '25:00'. */
export const clock = z.string().regex(/^([01]\d|2[0-8]):[0-5]\d$/);
/** 'MM-DD'. */
export const monthAndDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
export const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const name = z.string().trim().min(2).max(80);
/** Lower case, as people would type it. */
export const noun = z.string().regex(/^[a-z0-9][a-z0-9 '&.-]{1,39}$/);
export const dollars = z.number().int().min(0).max(1000);
export const coordinates = {
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
};

/** Text of so many words. */
export const words = (least: number, most: number) =>
  z.string().refine((text) => {
    const count = text.trim().split(/\s+/).length;
    return count >= least && count <= most;
  }, `Between ${least} and ${most} words`);
