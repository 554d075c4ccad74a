import { goTo } from '../../run/go-to.ts';
import { failure } from '../../run/outcome.ts';
import { addressOf, joinAddress } from '../parts/address.ts';
import type { Tool } from '../tool.ts';

/** `newTab`: a tab of its own for an address. */
export const newTab: Tool = async (hands, { step }) => {
  const { session } = hands;
  const { flow } = session.input;
  const address = addressOf({
    value: step.value ?? '',
    baseUrl: flow.baseUrl,
    startUrl: joinAddress(flow.baseUrl, flow.url),
  });
  if (address === null) return failure('not_understood', 'not_understood', `"${step.value}" is not an address`);
  await session.front(await session.context.newPage());
  return goTo(session, address);
};
