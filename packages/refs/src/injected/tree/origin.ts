/** Where a frame's viewport begins in the document around it, and how it is scaled. */
export function originOf(owner: HTMLElement): { left: number; top: number; scaleX: number; scaleY: number } {
  const box = owner.getBoundingClientRect();
  const style = getComputedStyle(owner);
  const scaleX = owner.offsetWidth > 0 ? box.width / owner.offsetWidth : 1;
  const scaleY = owner.offsetHeight > 0 ? box.height / owner.offsetHeight : 1;
  return {
    left: box.left + (owner.clientLeft + Number.parseFloat(style.paddingLeft || '0')) * scaleX,
    top: box.top + (owner.clientTop + Number.parseFloat(style.paddingTop || '0')) * scaleY,
    scaleX,
    scaleY,
  };
}
