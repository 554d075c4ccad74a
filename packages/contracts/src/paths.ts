import { z } from 'zod';

/** Path of a file or folder from the root of its repository, such as `shop/cart.flows.yaml`. */
export const RepositoryPath = z
  .string()
  .min(1)
  .max(1_000)
  .regex(/^[^/\\\p{Cc}][^\\\p{Cc}]*$/u, 'is not a path from the root of a repository, with / between its parts');

/** Source files: `*` and `?` stand for characters of a name, `**` for any folders, a folder for all that is in it. */
export const PathPattern = z
  .string()
  .min(1)
  .max(200)
  .regex(
    /^(?!\.{1,2}\/)[^!/\\{}\p{Cc}][^\\{}\p{Cc}]*$/u,
    'is not a pattern such as src/shop/**, from the root of the repository: only *, ** and ? stand for something',
  );
