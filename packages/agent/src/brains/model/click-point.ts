import { calms } from '../../run/session.ts';
import { type Desk, refused, said, type ToolReply } from './desk.ts';

/** A click on a point of a canvas: no plan can say it again, so the run leaves none. */
export async function clickPoint(desk: Desk, point: { x: number; y: number }): Promise<ToolReply> {
  const { course } = desk;
  const { session } = course;
  if (!course.mayBeAt(session.page().url())) return refused('the page in front is outside the site of the flow');
  await session.ready();
  session.mark();
  const result = await session.refs.at({ page: session.page(), ...point }, { type: 'click' });
  session.touched('all');
  if (!result.acted) return refused(`nothing was clicked: ${result.detail}`);
  await session.calm(calms.acted);
  course.unplannable = 'a point on a canvas was clicked';
  desk.acted.push({ name: 'canvas', text: `clicked ${point.x},${point.y}` });
  return said(`clicked at ${point.x},${point.y}`);
}
