import { runModels } from '../../server/packs/command.ts';

await runModels(process.argv.slice(2));
