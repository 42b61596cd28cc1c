import { describe, expect, it } from "@jest/globals";
import { fileOfResource, fileRequest } from "../../../loaders/page/file-request.ts";

describe("a file whose path has a hash sign", () => {
  it("is asked for with an escape, which webpack keeps", () => {
    expect(fileRequest("/content/c#/a.mdx")).toBe("/content/c\0#/a.mdx");
    expect(fileOfResource("/content/c\0#/a.mdx")).toBe("/content/c#/a.mdx");
  });
});
