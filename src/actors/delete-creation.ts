import { codes } from '../../contract/facts/codes.ts';
import { deleteCreation as call } from '../../contract/structs/calls/generations.ts';
import { callApi } from '../platform/api.ts';

/** Deletes a creation, also while its page is being closed; one that is gone already is an answer. */
export const deleteCreation = (id: string) => callApi(call, { params: { id }, expects: [codes.notFound], keepalive: true });
