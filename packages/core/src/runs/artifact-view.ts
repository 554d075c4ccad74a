import type { Artifact, ArtifactKind } from '@smokejumper/contracts';

interface ArtifactRow {
  id: string;
  runId: string;
  kind: string;
  stepIndex: number | null;
  name: string | null;
  contentType: string;
  bytes: bigint;
  createdAt: Date;
}

/** `url` is the path of the API under which the artifact is streamed. */
export function artifactView(row: ArtifactRow): Artifact {
  return {
    id: row.id,
    kind: row.kind as ArtifactKind,
    step: row.stepIndex,
    name: row.name,
    contentType: row.contentType,
    bytes: Number(row.bytes),
    url: `/v1/runs/${row.runId}/artifacts/${row.id}`,
    createdAt: row.createdAt.toISOString(),
  };
}
