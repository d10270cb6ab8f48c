/** What work prints on standard output, kept from the output of the test itself. */
export async function printed(work: () => Promise<unknown>): Promise<string> {
  let said = '';
  const output = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await work().finally(() => output.mockRestore());
  return said;
}
