/** A ComfyUI workflow in API format, unchanged from the export, and a map of where a job's inputs go. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../core/config.ts';
import type { Capability } from '../../../contract/facts/tools/tool.ts';

export type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;
/** `inputs`: job input name → [node id, field]. `outputs`: nodes whose files are the result; all nodes if absent. */
export type Workflow = { graph: Graph; inputs: Record<string, [string, string]>; outputs: string[] | null };

/**
 * Reads `<capability>.json` and `<capability>.map.json` from a directory; null when they do not exist. Throws `ConfigError` for an invalid
 * workflow.
 */
export function readWorkflow(folder: string, capability: Capability): Workflow | null {
  const read = (name: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(folder, name), 'utf8'));
    } catch (cause) {
      if ((cause as { code?: string }).code === 'ENOENT') return null;
      throw new ConfigError(`${name} in COMFYUI_WORKFLOWS is not JSON.`, { cause });
    }
  };
  const graph = read(`${capability}.json`) as Graph | null;
  if (!graph) return null;
  const map = (read(`${capability}.map.json`) ?? { inputs: {} }) as { inputs: Workflow['inputs']; outputs?: string[] };
  for (const [name, [node, field]] of Object.entries(map.inputs))
    if (!graph[node] || !(field in graph[node].inputs))
      throw new ConfigError(
        `${capability}.map.json puts "${name}" into the field ${field} of node ${node}, which the workflow does not have.`,
      );
  return { graph, inputs: map.inputs, outputs: map.outputs ?? null };
}

/** Returns a copy of the workflow with the job's values filled in. */
export function fill({ graph, inputs }: Workflow, values: Readonly<Record<string, unknown>>): Graph {
  const filled = structuredClone(graph);
  for (const [name, [node, field]] of Object.entries(inputs)) if (values[name] !== undefined) filled[node]!.inputs[field] = values[name];
  return filled;
}
