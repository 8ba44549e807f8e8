import * as contract from '#contract/options.ts';
import { route } from '../../http/route.ts';
import { readOptions, writeOptions } from '../../store/options-repository.ts';

export const optionsRoutes = [
  route(contract.getOptions, async (context, { options }) => {
    const all = await readOptions(context);
    const asked = contract.optionNames(options).filter(contract.isOptionName);
    return Object.fromEntries(asked.map((name) => [name, all[name]]));
  }),

  route(contract.saveOptions, async (context, values) => {
    await writeOptions(context, values);
    return Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  }),
];
