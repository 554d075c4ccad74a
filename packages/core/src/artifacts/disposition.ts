const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/zip': 'zip',
  'application/json': 'json',
  'application/jsonl': 'jsonl',
  'text/plain': 'txt',
};

/**
 * The `Content-Disposition` an artifact is given out with. Pictures may be shown where they are; anything else is only
 * ever saved, for it holds what a page chose to send.
 */
export function dispositionOf(artifact: { kind: string; step: number | null; contentType: string }): string {
  const type = artifact.contentType.split(';')[0]?.trim() ?? '';
  const place = artifact.step === null ? '' : `-step-${artifact.step + 1}`;
  const name = `${artifact.kind}${place}.${extensions[type] ?? 'bin'}`;
  return `${type.startsWith('image/') && type in extensions ? 'inline' : 'attachment'}; filename="${name}"`;
}
