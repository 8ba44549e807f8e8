export const settingWordsCopy = { on: 'On', off: 'Off', nothing: 'Nothing' } as const;
