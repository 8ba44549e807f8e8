import { build, loadConfigFromFile, mergeConfig } from 'vite';
import zlib from 'zlib'; import fs from 'fs';
process.chdir(process.argv[2]);
const { config } = await loadConfigFromFile({ command:'build', mode:'production' }, 'vite.config.ts');
config.plugins.push({ name:'mods', generateBundle(_, bundle){ const o={}; for(const c of Object.values(bundle)) if(c.type==='chunk'){ o[c.fileName]=Object.fromEntries(Object.entries(c.modules).map(([k,v])=>[k.replace(process.cwd()+'/',''), v.code?v.code.length:v.renderedLength])); } fs.writeFileSync(process.argv[3],JSON.stringify(o)); } });
config.build.outDir='/tmp/e1/dist-mods'; config.build.emptyOutDir=true; config.build.minify=true; config.logLevel='error';
await build({ ...config, configFile:false });
