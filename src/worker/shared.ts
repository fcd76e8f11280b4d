import { keptCaches, sharedField, sharedFile, sharedNameHeader, sharedPath } from '../../contract/facts/offline.ts';

/** Keeps the file that another app shared until its page takes it, and opens this page. */
export async function takeShared(request: Request): Promise<Response> {
  const file = (await request.formData()).get(sharedField);
  const cache = await caches.open(keptCaches.shared);
  if (file instanceof File)
    await cache.put(
      sharedFile,
      new Response(file, { headers: { 'content-type': file.type, [sharedNameHeader]: encodeURIComponent(file.name) } }),
    );
  return Response.redirect(sharedPath, 303);
}
