import type { Course } from '../course.ts';

const mostLooks = 40;

/** Keeps what the page shows now, if a judge will want to know how it came to be as it is. */
export async function lookAfter(course: Course): Promise<void> {
  if (!wantsLooks(course) || course.stop !== null) return;
  const view = await course.session.look({ values: true });
  const after = course.lessons.length;
  if (course.looks.at(-1)?.view.id === view.id) return;
  course.looks.push({ view, after });
  if (course.looks.length > mostLooks) course.looks.splice(1, 1);
}

function wantsLooks(course: Course): boolean {
  return course.help !== null || course.units.some((unit) => unit.kind === 'judge');
}
